import { openingMark } from "../../../content-folder/markdown/code-fences.ts";
import { percentDecoded } from "../../../addresses/percent-decoding.ts";
import { argumentsOf, textOf } from "../attributes.ts";

const firstLine = new RegExp(`^(?<start>.*?${openingMark})[ \\t]*(?<written>.*)$`, "su");

/**
 * The first line of fenced code in our form: the language, `title`, marked, added and removed lines, `lineNumbers`.
 *
 * @example ourFence('```js{1,3} [config.js]') // '```js title="config.js" {1,3}'
 * @example ourFence('``` { .py hl_lines="1 3" }') // '```py {1,3}'
 *
 * @param hasBareTitles the words behind the language are its title, as in Mintlify
 */
export function ourFence(line: string, isInGroup: boolean, hasBareTitles = false): string {
  const { start, written = "" } = firstLine.exec(line)?.groups ?? {};
  if (start === undefined || written === "") return line;
  const [, language = "", rest = ""] = /^\{?\s*\.?([\w+#.-]*)(.*)$/s.exec(written) ?? [];
  const isAttributes = written.startsWith("{");
  const info = isAttributes ? rest.replace(/\}\s*$/, "") : rest;
  const parts = argumentsOf(info.replaceAll(/[{}]/g, " "));
  const [, label] = /(?<!=\s*)\[([^\]]+)\]/.exec(info) ?? [];
  const title =
    textOf({ ...parts, name: "", isClosing: false, isAlone: true, end: 0 }, "title", "file", "filename", "name") ??
    label ??
    (hasBareTitles ? bareTitle(info) : undefined);
  const shown = title === undefined ? undefined : plainTitle(title);
  const [, marked] = /(?:(?<![\w=])|\b(?:mark|highlight)=)\{([\d,\s-]+)\}/.exec(isAttributes ? "" : info) ?? [];
  const sets = [...(isAttributes ? "" : info).matchAll(/(?<![\w=])(?:ins|del)=\{[\d,\s-]+\}/g)];
  // Of a diff, what is in it.
  const [, inner] = language === "diff" ? (/(?<![\w=])lang=["']?([\w+#-]+)/.exec(info) ?? []) : [];
  const listed = textOf({ ...parts, name: "", isClosing: false, isAlone: true, end: 0 }, "hl_lines");
  // Hugo: `{hl_lines=[1,"3-5"]}`, also behind a space.
  const [, array] = /hl_lines\s*=\s*\[([^\]]*)\]/.exec(written) ?? [];
  const lines = (array?.replaceAll(/["'\s]/g, "") ?? marked ?? listed?.replaceAll(/\s+/g, ",") ?? "").replaceAll(
    /\s/g,
    "",
  );
  const named = shown === undefined ? "" : isInGroup ? `[${shown.replaceAll("`", "")}]` : titled(shown);
  return [
    `${start}${language.replace(/^\.|:.*$/g, "")}`,
    inner === undefined ? "" : `lang=${inner}`,
    named,
    lines === "" ? "" : `{${lines}}`,
    ...sets.map(([set]) => set.replaceAll(/\s/g, "")),
    lineNumbersOf(written, hasBareTitles && /(?:^|\s)lines(?:\s|$)/.test(info)),
  ]
    .filter((part) => part !== "")
    .join(" ");
}

/** Whether lines are numbered, and from which on. `isNumbered`: known already. */
function lineNumbersOf(written: string, isNumbered: boolean): string {
  const said = /showLineNumbers(?!=\{?false)|(?<!\w)lineNumbers|:line-numbers|linenums|linenos=(?:true|table|inline)/;
  if (!isNumbered && !said.test(written)) return "";
  const from =
    /(?:linenums|linenostart|:line-numbers|showLineNumbers|lineNumbers|startLineNumber)=[{"']?(?<first>\d{1,6})(?!\d)/;
  return numberedFrom(from.exec(written)?.groups?.["first"]);
}

/** What says that lines are numbered. @example numberedFrom("5") // "lineNumbers=5" */
export function numberedFrom(first = "1"): string {
  return Number(first) === 1 ? "lineNumbers" : `lineNumbers=${Number(first)}`;
}

/** What a code block of Mintlify shows above its code: the words that are neither options nor their values. */
function bareTitle(info: string): string | undefined {
  const words = info
    .replaceAll(/[\w-]+=(?:\{[^{}]*\}|"[^"]*"|'[^']*'|\S+)|\{[^{}]*\}/g, " ")
    .split(/\s+/)
    .filter((word) => word !== "" && !optionsOfMintlify.has(word));
  return words.length === 0 ? undefined : words.join(" ");
}

const optionsOfMintlify = new Set(["lines", "wrap", "expandable", "twoslash"]);

/** The title of code, behind its language: no quotation mark, which would end it, and no backtick, which no fence of them may have on its line. */
export function titled(title: string): string {
  return `title="${title.replaceAll('"', "'").replaceAll("`", "")}"`;
}

/** A title as it is read: one that is the beginning of a query is decoded. */
function plainTitle(title: string): string {
  const [, first = title] = /^([^\s&]*%[0-9A-F]{2}[^\s&]*)(?:&.*)?$/i.exec(title) ?? [];
  return first === title && !title.includes("%") ? title : percentDecoded(first);
}
