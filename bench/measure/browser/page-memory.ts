import { z } from "zod";
import type { PageSession } from "./devtools.ts";

/** What a page holds after a garbage collection. */
export interface PageMemory {
  /** Bytes of its script's values. Not its code: the longer a page runs, the more of it the browser has compiled. */
  readonly valueBytes: number;
  /** Nodes of all documents, also of those that nothing shows any more. */
  readonly nodes: number;
  readonly listeners: number;
}

const Metrics = z.object({ metrics: z.array(z.object({ name: z.string(), value: z.number() })) });
const Chunk = z.object({ chunk: z.string() });
const Snapshot = z.object({
  snapshot: z.object({
    meta: z.object({ node_fields: z.array(z.string()), node_types: z.tuple([z.array(z.string())]).rest(z.unknown()) }),
  }),
  nodes: z.array(z.number()),
});
type Snapshot = z.infer<typeof Snapshot>;

const kindsOfValues = [
  "array",
  "closure",
  "concatenated string",
  "number",
  "object",
  "regexp",
  "sliced string",
  "string",
];

/** Collects garbage in the page, and counts what remains. */
export async function memoryOf(page: PageSession): Promise<PageMemory> {
  await page.send("Performance.enable");
  await page.send("HeapProfiler.collectGarbage");
  const { metrics } = Metrics.parse(await page.send("Performance.getMetrics"));
  const valueOf = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    valueBytes: bytesOfValues(await takeSnapshot(page)),
    nodes: valueOf("Nodes"),
    listeners: valueOf("JSEventListeners"),
  };
}

async function takeSnapshot(page: PageSession): Promise<Snapshot> {
  const chunks: string[] = [];
  page.on("HeapProfiler.addHeapSnapshotChunk", (params) => chunks.push(Chunk.parse(params).chunk));
  await page.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  return Snapshot.parse(JSON.parse(chunks.join("")));
}

/** A snapshot is one long list of numbers, the same fields for each node; its kind is a place in the list of kinds. */
function bytesOfValues({ snapshot, nodes }: Snapshot): number {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const kinds = new Set(kindsOfValues.map((kind) => types[0].indexOf(kind)));
  const [kindPlace, sizePlace] = [fields.indexOf("type"), fields.indexOf("self_size")];
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (kinds.has(nodes[node + kindPlace] ?? -1)) bytes += nodes[node + sizePlace] ?? 0;
  return bytes;
}
