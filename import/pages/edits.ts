/** A part of a text, and what stands in its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Makes edits, and maps offsets of the text before to the text after. */
export function applyEdits(
  text: string,
  edits: readonly Edit[],
): { readonly text: string; readonly moved: (offset: number) => number } {
  const ordered = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const pieces: string[] = [];
  const steps: (readonly [number, number])[] = [];
  let at = 0;
  let shift = 0;
  for (const { start, end, text: put } of ordered) {
    if (start < at) continue;
    pieces.push(text.slice(at, start), put);
    at = end;
    shift += put.length - (end - start);
    steps.push([end, shift]);
  }
  pieces.push(text.slice(at));
  const moved = (offset: number): number => {
    let low = 0;
    let high = steps.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((steps[middle]?.[0] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return offset + (steps[low - 1]?.[1] ?? 0);
  };
  return { text: pieces.join(""), moved };
}
