import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeCorpus } from "../../corpus/write-corpus.ts";
import { startGatewayProcess } from "../gateway-process.ts";
import { recordAnswer } from "../recorded-answer.ts";
import { pageRequest } from "../subject.ts";
import { guideCorpus, guidePath } from "./guides.ts";
import type { Guide } from "./guides.ts";

/** Lectern with the guides as its content. */
export interface GuidesProcess extends AsyncDisposable {
  readonly url: string;
}

/** Starts Lectern on the generated guides, and asks for each of these once: static sites have theirs ready too. */
export async function startGuides(asked: readonly Guide[]): Promise<GuidesProcess> {
  await using started = new AsyncDisposableStack();
  const content = await mkdtemp(join(tmpdir(), "lectern-bench-guides-"));
  started.defer(() => rm(content, { recursive: true, force: true }));
  await writeCorpus(content, guideCorpus);
  const { url } = started.use(await startGatewayProcess({ environment: { CONTENT_DIR: content } }));
  for (const { slug } of asked) await recordAnswer(url, pageRequest(guidePath(slug)));
  const running = started.move();
  return { url, [Symbol.asyncDispose]: () => running.disposeAsync() };
}
