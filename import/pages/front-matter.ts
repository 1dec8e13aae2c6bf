import { readJsonText, readTomlText, readYamlText } from "../settings/read-data.ts";
import { isMapping } from "../settings/value.ts";
import type { SourceFields } from "../source/source-site.ts";
import type { TakeNote } from "../note.ts";

/** The parts of a page of another tool. */
export interface SourceText {
  readonly fields: SourceFields;
  readonly body: string;
  /** The line of the file on which the body begins. */
  readonly bodyLine: number;
}

const forms = [
  { block: /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/, read: readYamlText },
  { block: /^\+\+\+[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?\+\+\+[ \t]*(?:\r?\n|$)/, read: readTomlText },
  { block: /^(\{\r?\n[\s\S]*?\r?\n\})[ \t]*(?:\r?\n|$)/, read: readJsonText },
] as const;

/** Takes the front matter off a text: YAML, TOML or JSON. */
export function splitFrontMatter(written: string, note: TakeNote): SourceText {
  const text = written.replace(/^\uFEFF/, "");
  for (const { block, read } of forms) {
    const match = block.exec(text);
    if (match === null) continue;
    const data = read(match[1] ?? "");
    const isEmpty = (match[1] ?? "").trim() === "";
    if (!isMapping(data) && !isEmpty) note(1, "front matter", "cannot be read: it is left out");
    return {
      fields: isMapping(data) ? data : {},
      body: text.slice(match[0].length),
      bodyLine: match[0].split("\n").length,
    };
  }
  return { fields: {}, body: text, bodyLine: 1 };
}
