import { codeBehind, endsCode, openingMark } from "../../content-folder/markdown/code-fences.ts";
import type { OpenCode } from "../../content-folder/markdown/code-fences.ts";
import { withoutHiddenCells } from "./hidden-cells.ts";
import { withEmoji } from "../text/emoji-names.ts";
import { linesOf } from "../text/items/items.ts";
import { withoutComments } from "../text/items/comments.ts";

/** Braces within braces, as values in tags have them. */
const braces = Array.from({ length: 6 }).reduce<string>((inside) => `\\{(?:[^{}]|${inside})*\\}`, "\\{[^{}]*\\}");

/** What no reader sees: comments, tags, scripts, shortcodes, addresses of links, what stands behind the language of code, imports of MDX. */
const unseen: readonly (readonly [RegExp, string])[] = [
  [/<!--[\s\S]*?-->/g, " "],
  [/\{(?:\s*\/\*[^*]*\*+(?:[^*/][^*]*\*+)*\/)+\s*\}/g, " "],
  [/<i\b[^<>]*\bfa-[^<>]*>[^<]*<\/i>|(?<!`):(?:material|octicons|fontawesome|simple)(?:-[\w-]+)+:/g, " "],
  [/<(script|style)\b[\s\S]*?<\/\1>/g, " "],
  [/^import\s[^'"\n]*\{[^}'"]*\}\s*from\s*['"][^'"\n]*['"];?[^\S\n]*$/gm, " "],
  [/^export\s[^\n]*[{([][^\n]*\n(?:[^\n]*\n)*?[\])}]+[;,]?[^\S\n]*$/gm, " "],
  [/^(?:import|export)\s[^\n]*$/gm, " "],
  [/\{\{[<%][\s\S]*?[>%]\}\}/g, " "],
  [/\{%[\s\S]*?%\}/g, " "],
  [/^\s*<<<\s+\S[^\n]*$/gm, " "],
  // Directives of MyST: names, options and places; what stands behind the name is seen, but for the address of a picture.
  [/^\s*:{3,}\s*\{(?:figure|image)\}[^\n]*/gm, ":::{}"],
  [/(?<=^\s*:{3,}\s*\{[^}\n]*\}[^\n]*\n(?:[ \t]*:[\w-]+:[^\n]*\n)*)[ \t]*:(?!alt:)[\w-]+:[^\n]*$/gm, " "],
  [/^\s*:{3,}\s*\{[\w:-]*\}/gm, " "],
  [/^\s*\([^()\n]+\)=\s*$/gm, " "],
  // References, which have the words of what they lead to where they have none.
  [/(?<![\w`])\{(?:ref|doc)\}`([^`<\n]*)<[^>`\n]+>`/g, "$1"],
  [/(?<![\w`])\{(?:ref|doc)\}`[^`\n]+`/g, " "],
  // References of code, which mkdocstrings makes, and what it is told of them; what a reference to them names.
  [/^\s*:::[^\S\n]+[\w.]+[^\S\n]*\n(?:[ \t]+\S[^\n]*\n)*/gm, " "],
  [/(?<=\])\[[^\]\s]*\]/g, " "],
  [/^\s*:{3,}[^\S\n]*[\w-]*/gm, " "],
  [/^\s*(?:!!!|\?\?\?\+?)\s+[\w-]+/gm, " "],
  [/^\s*;*-+8<-+\s+["'][^"'\n]*["']\s*$/gm, " "],
  [/\{\{#\w+[^}\n]*\}\}/g, " "],
  [/^\s*\{([!*])\s*>?\s*\S[^}\n]*\1\}[^\S\n]*$/gm, " "],
  // Blocks of PyMdown: what stands behind the bar is seen, and options below it are not.
  [/(?<=^\s*\/{3,}[^\S\n]*[\w-]+[^\n]*\n)(?:[ \t]{4,}[\w-]+:[^\n]*\n)+/gm, "\n"],
  [/^\s*\/{3,}[^\S\n]*[\w-]*/gm, " "],
  [/^\s*::\w+\[?/gm, " "],
  [/(?<=\])\(\s*(?:<[^>\n]*>|(?:\{\{[^}\n]*\}\}|[^)\s])*)/g, " "],
  [/^\s*\[(?!\^)[^\]\n]+\]:\s*\S+.*$/gm, " "],
  [new RegExp(`</?[A-Za-z][\\w.:-]*(?=[\\s/>])(?:"[^"]*"|'[^']*'|${braces}|[^<>"'{}])*>`, "g"), " "],
  // Places of a table of contents.
  [/^(?:[ \t]*(?:[-*+]|\d+[.)])[ \t]+\S[^\n]*\n)?[ \t]*\{:[ \t]*toc\b[^}\n]*\}[ \t]*$/gm, " "],
  [/^[ \t]*(?:\[TOC\]|\[\[_?toc_?\]\])[ \t]*$/gim, " "],
  [/\{::comment\}[\s\S]*?\{:\/(?:comment)?\}|\{:\/\w*\}/g, " "],
  [/\{:?\s*(?:[#:.]|[\w-]+=)[^{}\n]*\}/g, " "],
  [/https?:\/\/\S+/g, " "],
  [/&(?:#?\w+);/g, " "],
];

/** What no reader sees of code: texts of other files that stand in its place. */
const unseenInCode: typeof unseen = [
  [/\{%-?\s*(?:end)?raw\s*-?%\}/g, " "],
  [/\[!!?code\b[^\]\n]*\]|\bhighlight-(?:next-line|start|end)\b/g, " "],
  [/^\s*\{!\s*>?\s*\S[^}\n]*!\}[^\S\n]*$/gm, " "],
  [/^\s*;*-+8<-+\s+["'][^"'\n]*["']\s*$/gm, " "],
  [/\{\{#\w+[^}\n]*\}\}/g, " "],
  [/\{\{[<%][\s\S]*?[>%]\}\}/g, " "],
  [/https?:\/\/\S+/g, " "],
];

const directive = new RegExp(`${openingMark}\\s*\\{[\\w:-]+\\}`, "u");

/** What of a text is fenced code and what is not. What stands behind the mark, and options of a directive of MyST, are neither. */
function proseAndCode(lines: readonly string[]): { readonly prose: string; readonly code: string } {
  const [prose, code]: [string[], string[]] = [[], []];
  let open: OpenCode | null = null;
  let isOption = false;
  for (const line of lines) {
    const before: OpenCode | null = open;
    open = codeBehind(line, open);
    const isMark = open !== before && (open !== null || (before !== null && endsCode(line, before)));
    isOption = isMark ? directive.test(line) : isOption && /^[\s>]*:(?!alt:)[\w-]+:/.test(line);
    if (isMark) prose.push("", "");
    else if (open === null) prose.push(line);
    else if (!isOption) code.push(line);
  }
  return { prose: prose.join("\n"), code: code.join("\n") };
}

function seenIn(text: string): string {
  const lines = linesOf(text.replaceAll(/\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}/g, " "), 1);
  const { prose, code } = proseAndCode(withoutComments(lines, true).map((line) => line.text));
  return `${withEmoji(without(withoutHiddenCells(prose), unseen), () => " ")}\n${without(code, unseenInCode)}`;
}

function without(text: string, patterns: typeof unseen): string {
  return patterns.reduce((left, [pattern, put]) => left.replaceAll(pattern, put), text);
}

/** How often each word occurs that a reader of a Markdown text sees. */
export function wordsIn(text: string): ReadonlyMap<string, number> {
  const seen = seenIn(text.normalize("NFC"));
  const counts = new Map<string, number>();
  for (const [word] of seen.matchAll(/[\p{L}\p{N}]+/gu)) {
    const key = word.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** How many words of a text another has too, and those that it has not. */
export interface KeptWords {
  readonly all: number;
  readonly kept: number;
  readonly lost: readonly string[];
}

/** Compares two texts by the words in them, wherever they stand. */
export function keptWords(before: string, after: string): KeptWords {
  const there = wordsIn(after);
  let all = 0;
  let kept = 0;
  const lost: string[] = [];
  for (const [word, count] of wordsIn(before)) {
    const found = Math.min(count, there.get(word) ?? 0);
    all += count;
    kept += found;
    if (found < count) lost.push(count - found > 1 ? `${word} ×${count - found}` : word);
  }
  return { all, kept, lost };
}
