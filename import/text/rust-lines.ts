import { codeBehind, openingMark } from "../../content-folder/markdown/code-fences.ts";
import type { OpenCode } from "../../content-folder/markdown/code-fences.ts";

const rust = new RegExp(`${openingMark}\\s*rust\\b`, "u");

/** Lines without those of Rust code that mdBook hides, in quotes and items too; two signs at the beginning of one are one that is shown. */
export function withoutHiddenRust<T extends { readonly text: string }>(lines: readonly T[]): readonly T[] {
  let open: OpenCode | null = null;
  let isRust = false;
  return lines.flatMap((line) => {
    const before: OpenCode | null = open;
    open = codeBehind(line.text, open);
    if (open !== before) {
      isRust = open !== null && rust.test(line.text);
      return [line];
    }
    if (!isRust) return [line];
    if (/^[\s>]*#(?:\s|$)/.test(line.text)) return [];
    return [{ ...line, text: line.text.replace(/^([\s>]*)##/, "$1#") }];
  });
}
