import { sayIn } from "../../../../words/speech.ts";
import type { Speech } from "../../../../words/speech.ts";
import type { Text } from "../../../../words/words.ts";

/** Why the gate refuses a text. It says so in English, for the log. */
const reasons = [
  "A text may have {most} bytes, this one has {found}. Split it into several documents.",
  "A text may have {most} tags, this one has more. Split it into several documents.",
  "A text may nest {most} elements, this one nests more. Look for elements that are not closed.",
  "A text may take {most} ms of CPU time, this one took more. Simplify it.",
  "A text may take {most} MB of memory, this one took more. Simplify it.",
  "The text cannot be processed: {message}",
] as const satisfies readonly Text[];

const patterns = reasons.map((reason) => ({ reason, pattern: patternOf(reason) }));

/** The reason why a text is not shown, in the language of a speech. */
export function saidReason(given: string, speech: Speech): string {
  if (Object.keys(speech.texts).length === 0) return given;
  for (const { reason, pattern } of patterns) {
    const found = pattern.exec(given)?.groups;
    if (found === undefined) continue;
    const { most = "", found: count = "", message = "" } = found;
    return sayIn(speech, reason, { most: Number(most), found: Number(count), message });
  }
  return given;
}

/** A text, with a group for each of its names. Only its full stops mean something in a pattern. */
function patternOf(text: string): RegExp {
  const source = text.replaceAll(".", String.raw`\.`).replaceAll(/\{(\w+)\}/g, "(?<$1>.+)");
  return new RegExp(`^${source}$`, "s");
}
