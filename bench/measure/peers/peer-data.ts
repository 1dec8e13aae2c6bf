import { readFile } from "node:fs/promises";
import { z } from "zod";
import { benchFile } from "../measured-process.ts";

/** The values of root fields that a peer answers with, as Lectern answered them. */
const PeerData = z.object({ kind: z.literal("data"), fields: z.record(z.string(), z.unknown()) });

/** How long the peers' caches keep answers: Lectern's default. */
export const keptSeconds = 60;

/** The schema, and resolvers of root fields that answer from memory. */
export interface PeerSource {
  readonly typeDefs: string;
  readonly resolvers: { readonly Query: Readonly<Record<string, () => unknown>> };
}

/** Waits for the data, starts the peer, and reports its port to the parent and, on request, how often a resolver ran. */
export function servePeer(start: (source: PeerSource) => Promise<number>): void {
  let resolved = 0;
  const begin = async (fields: Readonly<Record<string, unknown>>): Promise<void> => {
    const resolver = (value: unknown) => () => {
      resolved += 1;
      return value;
    };
    const Query = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, resolver(value)]));
    const port = await start({
      typeDefs: await readFile(benchFile("../schema.graphql"), "utf8"),
      resolvers: { Query },
    });
    process.send?.({ kind: "listening", port });
  };
  process.on("message", (message: unknown) => {
    if (message === "resolved?") process.send?.({ kind: "resolved", resolved });
    const data = PeerData.safeParse(message);
    if (data.success) void begin(data.data.fields);
  });
}
