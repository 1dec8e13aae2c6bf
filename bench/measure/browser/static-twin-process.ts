import { startBareProcess } from "../peers/bare-process.ts";
import type { BareProcess } from "../peers/bare-process.ts";
import { recordAnswer } from "../recorded-answer.ts";
import type { RecordedAnswer } from "../recorded-answer.ts";
import { pageRequest } from "../subject.ts";
import { filesOf, makeStaticTwin } from "./static-twin.ts";

/** Serves the static twin of a page of ours at the same path, with its pictures, from a bare server. */
export async function startStaticTwin(origin: string, path: string): Promise<BareProcess> {
  const html = (await recordAnswer(origin, { ...pageRequest(path), headers: { accept: "text/html" } })).body.toString();
  const files: Record<string, RecordedAnswer> = {};
  for (const file of filesOf(html)) files[file] = await recordAnswer(origin, pageRequest(file));
  return startBareProcess({ ...files, [path]: makeStaticTwin(html) });
}
