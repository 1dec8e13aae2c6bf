import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { defaultContentLimits } from "../../../gateway/content/content-limits.ts";
import { createContentPipeline } from "../../../gateway/content/content-pipeline.ts";
import type { ContentPipeline } from "../../../gateway/content/content-pipeline.ts";

/** A real pipeline whose thread can be held: meanwhile no text gets ready, however quick the machine is. */
export interface HeldPipeline extends AsyncDisposable {
  readonly pipeline: ContentPipeline;
  readonly hold: () => Promise<void>;
  readonly release: () => Promise<void>;
}

/** Builds a pipeline that nobody waits for longer than a millisecond. It is not held at first. */
export async function createHeldPipeline(): Promise<HeldPipeline> {
  const folder = await mkdtemp(join(tmpdir(), "lectern-held-"));
  const holdFile = join(folder, "hold");
  const held = new URL("./workers/held.ts", import.meta.url);
  held.searchParams.set("hold", holdFile);
  // Node.js starts a thread from its file's path: only a module that is imported has the query of its URL.
  const entry = join(folder, "thread.mjs");
  await writeFile(entry, `await import(${JSON.stringify(held.href)});\n`);
  const workerUrl = pathToFileURL(entry);
  const pipeline = createContentPipeline({ workerUrl, limits: { ...defaultContentLimits, waitMs: 1 } });
  const release = () => rm(holdFile, { force: true });
  return {
    pipeline,
    hold: () => writeFile(holdFile, ""),
    release,
    [Symbol.asyncDispose]: async () => {
      await release();
      await pipeline.stop();
      await rm(folder, { recursive: true });
    },
  };
}
