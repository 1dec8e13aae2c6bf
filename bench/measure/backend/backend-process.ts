import { z } from "zod";
import type { BackendOrder } from "./backend-order.ts";
import { benchFile, nextMessage, startMeasured } from "../measured-process.ts";

type Data = Partial<BackendOrder["data"]>;

/** A docs backend in its own process that follows orders and counts its calls. */
export interface BackendProcess extends AsyncDisposable {
  /** For `DOCS_API_URL`. */
  readonly apiUrl: string;
  /** Sets how it answers from now on; omitted properties get their defaults. */
  readonly follow: (order: Partial<Omit<BackendOrder, "kind" | "data">> & { readonly data?: Data }) => Promise<void>;
  /** Calls per address since the last time this was called. */
  readonly takeCalls: () => Promise<Readonly<Record<string, number>>>;
}

const Listening = z.object({ kind: z.literal("listening"), port: z.number() });
const Followed = z.object({ kind: z.literal("followed") });
const Calls = z.object({ kind: z.literal("calls"), calls: z.record(z.string(), z.number()) });

/** Starts a working backend on a free port. */
export async function startBackendProcess(data: Data = {}): Promise<BackendProcess> {
  const { child, stop } = startMeasured(benchFile("measure/backend/backend-server.ts"));
  const { port } = await nextMessage(child, Listening);
  const follow: BackendProcess["follow"] = async (order) => {
    const reply = nextMessage(child, Followed);
    child.send({ kind: "order", ...order });
    await reply;
  };
  await follow({ data });
  return {
    apiUrl: `http://127.0.0.1:${port}/api`,
    follow,
    takeCalls: async () => {
      const reply = nextMessage(child, Calls);
      child.send("calls?");
      return (await reply).calls;
    },
    [Symbol.asyncDispose]: stop,
  };
}
