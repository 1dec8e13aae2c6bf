import { z } from "zod";
import type { BackendOrder } from "./backend-order.ts";
import { benchFile, nextMessage, startMeasured } from "./measured-process.ts";

type Data = Partial<BackendOrder["data"]>;

/** A docs backend in a process of its own, which does what it is told and counts its calls. */
export interface BackendProcess extends AsyncDisposable {
  /** For `DOCS_API_URL`. */
  readonly apiUrl: string;
  /** From now on it answers so; what is not named has its default. */
  readonly follow: (order: Partial<Omit<BackendOrder, "kind" | "data">> & { readonly data?: Data }) => Promise<void>;
  /** How often each address was called since this was asked last. */
  readonly takeCalls: () => Promise<Readonly<Record<string, number>>>;
}

const Listening = z.object({ kind: z.literal("listening"), port: z.number() });
const Followed = z.object({ kind: z.literal("followed") });
const Calls = z.object({ kind: z.literal("calls"), calls: z.record(z.string(), z.number()) });

/** Starts it on a free port; it is well. */
export const startBackendProcess = async (data: Data = {}): Promise<BackendProcess> => {
  const { child, stop } = startMeasured(benchFile("measure/backend-server.ts"));
  const { port } = await nextMessage(child, Listening);
  const follow: BackendProcess["follow"] = async (order) => {
    const told = nextMessage(child, Followed);
    child.send({ kind: "order", ...order });
    await told;
  };
  await follow({ data });
  return {
    apiUrl: `http://127.0.0.1:${port}/api`,
    follow,
    takeCalls: async () => {
      const told = nextMessage(child, Calls);
      child.send("calls?");
      return (await told).calls;
    },
    [Symbol.asyncDispose]: stop,
  };
};
