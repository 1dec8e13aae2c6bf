import { z } from "zod";
import { numberOf, optionalCount, optionalDate, requiredText, sentListOf } from "./tolerant.ts";

const priority = z
  .union([z.number(), z.string()])
  .nullish()
  .catch(null)
  .transform((given) => Math.min(1, Math.max(0, numberOf(given) ?? 0.5)));

const images = z
  .array(z.string())
  .nullish()
  .catch(null)
  .transform((given) => given ?? null);

const SitemapLinkPayload = z.object({
  linkname: requiredText,
  lastmoddate: optionalDate,
  priority,
  images,
  count: optionalCount,
});

/** The links of one sitemap; `linkname` may be an absolute address or a path. */
export const SitemapPayload = z.object({ links: sentListOf(SitemapLinkPayload) });
export type SitemapPayload = Readonly<z.output<typeof SitemapPayload>>;
