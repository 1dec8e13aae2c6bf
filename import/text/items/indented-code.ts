import { indentOf } from "./items.ts";
import type { Line } from "./items.ts";

/** Whether a line is one of indented code: four columns and more behind a blank line, where no list and no block is open. */
export function isIndentedCode(lines: readonly Line[], index: number): boolean {
  const text = lines[index]?.text ?? "";
  if (indentOf(text) < 4 || text.trim() === "") return false;
  for (let before = index - 1; before >= 0 && index - before < 200; before -= 1) {
    const other = lines[before]?.text ?? "";
    if (other.trim() === "") continue;
    if (indentOf(other) >= 4) continue;
    return (
      (lines[before + 1]?.text ?? "").trim() === "" &&
      !/^\s*(?:[-*+]|\d+[.)])\s|^\s+\S|^(?:!!!|\?\?\?|===)/.test(other) &&
      !/^\s*<|>\s*$/.test(other)
    );
  }
  return false;
}
