import { z } from "zod";

/** How the bench's docs backend is to answer from now on. */
export const BackendOrder = z.object({
  kind: z.literal("order"),
  /** `gone` refuses connections, `hanging` takes them and says nothing, `failing` answers 503. */
  manner: z.enum(["well", "gone", "hanging", "failing"]).default("well"),
  /** Waits so long before each answer. */
  delayMs: z.number().default(0),
  data: z
    .object({
      documents: z.number().default(24),
      textBytes: z.number().default(8_000),
      fillerBytes: z.number().default(0),
      edition: z.string().default("edition-1"),
      strict: z.boolean().default(false),
    })
    .prefault({}),
});

export type BackendOrder = z.infer<typeof BackendOrder>;
