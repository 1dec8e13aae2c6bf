import { z } from "zod";
import { requiredText } from "./tolerant.ts";

/** The document that an old address leads to; null where its slug or type is missing. */
export const AliasPayload = z.object({
  alias: z.object({ slug: requiredText, docType: requiredText }).nullish().catch(null),
});
export type AliasPayload = z.infer<typeof AliasPayload>["alias"];
