import { z } from "zod";
import { benchFile, nextMessage, startMeasured } from "./measured-process.ts";
import type { MeasuredProcess } from "./measured-process.ts";

/** Another GraphQL server in a process of its own, with the same schema and the same data in memory. */
export interface PeerProcess extends MeasuredProcess, AsyncDisposable {
  readonly url: string;
  /** How often a root field was resolved so far: a cache that works keeps this small. */
  readonly resolved: () => Promise<number>;
}

const Listening = z.object({ kind: z.literal("listening"), port: z.number() });
const Resolved = z.object({ kind: z.literal("resolved"), resolved: z.number() });

/** Starts a peer that answers root fields with these values. */
export const startPeerProcess = async (
  name: "apollo" | "mercurius",
  fields: Readonly<Record<string, unknown>>,
): Promise<PeerProcess> => {
  const measured = startMeasured(benchFile(`measure/peer-${name}.ts`));
  const told = nextMessage(measured.child, Listening);
  measured.child.send({ kind: "data", fields });
  const { port } = await told;
  return {
    ...measured,
    url: `http://127.0.0.1:${port}`,
    resolved: async () => {
      const answered = nextMessage(measured.child, Resolved);
      measured.child.send("resolved?");
      return (await answered).resolved;
    },
    [Symbol.asyncDispose]: measured.stop,
  };
};
