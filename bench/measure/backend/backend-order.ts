import { z } from "zod";

/** How the bench's docs backend answers from now on. */
export const BackendOrder = z.object({
  kind: z.literal("order"),
  /** `gone` refuses connections, `hanging` accepts them and never answers, `failing` answers 503. */
  manner: z.enum(["well", "gone", "hanging", "failing"]).default("well"),
  /** Delay before each answer. */
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
