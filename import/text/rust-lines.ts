/** Lines without those of Rust code that mdBook hides, quoted code too; two signs at the beginning of one are one that is shown. */
export function withoutHiddenRust<T extends { readonly text: string }>(lines: readonly T[]): readonly T[] {
  let fence: string | null = null;
  let isRust = false;
  return lines.flatMap((line) => {
    const [, mark = null, language = ""] = /^[\s>]*(`{3,}|~{3,})\s*([^`]*)$/.exec(line.text) ?? [];
    if (fence === null) {
      fence = mark;
      isRust = /^rust\b/.test(language);
      return [line];
    }
    if (mark?.startsWith(fence) === true && language === "") fence = null;
    if (!isRust || fence === null) return [line];
    if (/^[\s>]*#(?:\s|$)/.test(line.text)) return [];
    return [{ ...line, text: line.text.replace(/^([\s>]*)##/, "$1#") }];
  });
}
