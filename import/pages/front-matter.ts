import { seemsToMarkDraft } from "../../content-folder/draft-words.ts";
import { salvageYaml } from "../../content-folder/yaml/salvaged-yaml.ts";
import type { UnreadLines } from "../../content-folder/yaml/salvaged-yaml.ts";
import { readYaml } from "../../content-folder/yaml/yaml-reading.ts";
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

/**
 * Fields whose names begin with small letters, for tools to which capitals are the same.
 *
 * @example withSmallNames({ Title: "Gate" }) // { title: "Gate" }
 */
export function withSmallNames(fields: SourceFields): SourceFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name.charAt(0).toLowerCase() + name.slice(1), value]),
  );
}

const forms = [
  { block: /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/, read: readYamlText },
  { block: /^\+\+\+[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?\+\+\+[ \t]*(?:\r?\n|$)/, read: readTomlText },
  { block: /^(\{\r?\n[\s\S]*?\r?\n\})[ \t]*(?:\r?\n|$)/, read: readJsonText },
] as const;

/** Takes the front matter off a text: YAML, TOML or JSON. */
export function splitFrontMatter(file: string, note: TakeNote, hasBareFields = false): SourceText {
  const text = file.replace(/^\uFEFF/, "");
  for (const { block, read } of forms) {
    const match = block.exec(text);
    if (match === null) continue;
    const written = match[1] ?? "";
    const whole = read(written);
    const data = isMapping(whole) || read !== readYamlText ? whole : salvage(written, note);
    const isEmpty = written.trim() === "";
    if (!isMapping(data) && !isEmpty) note(1, "front matter", "cannot be read: it is left out");
    return {
      fields: isMapping(data) ? data : fieldsOfUnread([{ line: 1, text: written }], note),
      body: text.slice(match[0].length),
      bodyLine: match[0].split("\n").length,
    };
  }
  return (hasBareFields ? bareFields(text) : null) ?? { fields: {}, body: text, bodyLine: 1 };
}

/** Fields at the beginning of a text up to its first blank line, as MultiMarkdown has them. Null where there are none. */
function bareFields(text: string): SourceText | null {
  const [block] = /^(?:[A-Za-z][\w-]*[ \t]*:[ \t][^\n]*\n(?:[ \t]{4,}[^\n]*\n)*)+(?=\s*(?:\n|$))/.exec(text) ?? [];
  if (block === undefined || /^https?:/.test(block)) return null;
  const fields = block
    .replaceAll(/\n[ \t]+/g, " ")
    .split("\n")
    .flatMap((line) => {
      const [, name, value = ""] = /^([\w-]+)[ \t]*:[ \t]*(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name.toLowerCase(), value.trim()] as const];
    });
  const body = text.slice(block.length);
  return { fields: Object.fromEntries(fields), body, bodyLine: block.split("\n").length };
}

/** The fields of a YAML that can be read, each alone. The others are named. */
function salvage(yaml: string, note: TakeNote): unknown {
  const whole = readYaml(yaml, 2);
  const salvaged = salvageYaml(yaml, 2, whole.problems);
  for (const { line, message } of salvaged?.problems ?? []) note(line, "front matter", message);
  if (salvaged === null || !isMapping(salvaged.value)) return null;
  return { ...salvaged.value, ...fieldsOfUnread(salvaged.unread, note) };
}

/** The mark of a draft, where lines that cannot be read may be one. */
function fieldsOfUnread(unread: readonly UnreadLines[], note: TakeNote): SourceFields {
  const found = unread.find(({ text }) => seemsToMarkDraft(text));
  if (found === undefined) return {};
  note(found.line, "front matter", "cannot be read and may mark a draft: the document is one");
  return { draft: true };
}
