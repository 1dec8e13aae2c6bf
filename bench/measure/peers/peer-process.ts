import { z } from "zod";
import { benchFile, nextMessage, startMeasured } from "../measured-process.ts";
import type { MeasuredProcess } from "../measured-process.ts";

/** Another GraphQL server in its own process, with the same schema and data in memory. */
export interface PeerProcess extends MeasuredProcess, AsyncDisposable {
  readonly url: string;
  /** How often a root field was resolved so far: few times when the cache works. */
  readonly resolved: () => Promise<number>;
}

const Listening = z.object({ kind: z.literal("listening"), port: z.number() });
const Resolved = z.object({ kind: z.literal("resolved"), resolved: z.number() });

/** Starts a peer that answers root fields with these values. */
export async function startPeerProcess(
  name: "apollo" | "mercurius",
  fields: Readonly<Record<string, unknown>>,
): Promise<PeerProcess> {
  const measured = startMeasured(benchFile(`measure/peers/peer-${name}.ts`));
  const listening = nextMessage(measured.child, Listening);
  measured.child.send({ kind: "data", fields });
  const { port } = await listening;
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
}
