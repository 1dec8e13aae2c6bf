import { createCodeLines } from "../../../content-folder/markdown/code-fences.ts";
import { lengthOfCode } from "../code/code-text.ts";
import { isIndentedCode } from "./indented-code.ts";
import { indentOf } from "./items.ts";
import type { Line } from "./items.ts";

const forms = [
  { open: "<!--", close: "-->", isMdx: false },
  { open: "{/*", close: "*/}", isMdx: true },
  { open: "{::comment}", close: "{:/comment}", isMdx: false },
] as const;

/**
 * Lines without the comments that go on over several of them: all in them is a comment, code and blocks too. What stands behind the end of a comment stays;
 * so do comments within a line, and those that do not end.
 */
export function withoutComments(lines: readonly Line[], isMdx: boolean): readonly Line[] {
  const left: Line[] = [];
  const rest = [...lines];
  /** The ends that are nowhere in the lines that follow. */
  const never = new Set<string>();
  const isCodeLine = createCodeLines();
  for (let index = 0; index < rest.length; index += 1) {
    const line = rest[index] ?? { kind: "line", text: "", at: 1 };
    const comment = isCodeLine(line.text) ? null : openComment(line.text, isMdx);
    if (comment === null || never.has(comment.close) || (!isMdx && isIndentedCode(rest, index))) {
      left.push(line);
      continue;
    }
    const end = rest.findIndex(({ text }, at) => at > index && text.includes(comment.close));
    const last = rest[end];
    if (last === undefined) never.add(comment.close);
    const before = last === undefined ? line.text : line.text.slice(0, comment.at);
    if (last === undefined || before.trim() !== "") left.push({ ...line, text: before });
    if (last === undefined) continue;
    const behind = last.text.slice(last.text.indexOf(comment.close) + comment.close.length).trim();
    index = end;
    if (behind === "" && before.trim() !== "") continue;
    rest[end] = { ...last, text: behind === "" ? "" : " ".repeat(indentOf(line.text)) + behind };
    index -= 1;
  }
  return left;
}

/** The comment that begins on a line, outside of code, and does not end on it. */
function openComment(text: string, isMdx: boolean): { readonly at: number; readonly close: string } | null {
  const special = /[`\\<{]/g;
  for (let found = special.exec(text); found !== null; found = special.exec(text)) {
    const at = found.index;
    const form = forms.find((one) => (isMdx || !one.isMdx) && text.startsWith(one.open, at));
    const end = form === undefined ? -1 : text.indexOf(form.close, at);
    if (form !== undefined && end === -1) return { at, close: form.close };
    if (form !== undefined) special.lastIndex = end + form.close.length;
    else if (found[0] === "\\") special.lastIndex = at + 2;
    else if (found[0] === "`") special.lastIndex = at + lengthOfCode(text, at);
  }
  return null;
}
