import { z } from "zod";

/** The text of robots.txt. A blank one would allow everything: it counts as a failure of the backend, not as a rule. */
export const RobotsPayload = z.object({ content: z.string().refine((content) => content.trim() !== "") });
export type RobotsPayload = Readonly<z.output<typeof RobotsPayload>>;
