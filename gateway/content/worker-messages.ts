import { z } from "zod";

/** What the thread says: that it is there, then one result for every text. */
export const WorkerMessage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("started") }),
  z.object({
    kind: z.literal("ready"),
    html: z.string(),
    outline: z.array(z.object({ id: z.string(), text: z.string(), level: z.literal([2, 3, 4]) })),
    readingMinutes: z.number(),
  }),
  z.object({ kind: z.literal("refused"), reason: z.string() }),
]);
