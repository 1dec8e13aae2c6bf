/** The part of a file to include: a named region, some lines, or all of it. */
export interface Selection {
  readonly region: string | null;
  /** Such as `3`, `3-7` or `3-`. */
  readonly lines: string | null;
}

/** The selected part of a text, without the indentation that all its lines have; null where there is no such part. */
export function selectFrom(text: string, { region, lines }: Selection): string | null {
  const all = text.replace(/\r?\n$/, "").split(/\r?\n/);
  const within = region === null ? all : regionOf(all, region);
  if (within === null) return null;
  const chosen = lines === null ? within.filter((line) => !marker.test(line)) : linesOf(within, lines);
  return chosen === null ? null : dedent(chosen).join("\n");
}

/** `// #region name`, `<!-- #endregion -->`: what editors fold. */
const marker = /#(?:end)?region\b/;

function regionOf(lines: readonly string[], name: string): readonly string[] | null {
  const start = lines.findIndex((line) => /#region\s+(\S+)/.exec(line)?.[1] === name);
  if (start === -1) return null;
  let depth = 1;
  const length = lines.slice(start + 1).findIndex((line) => {
    if (/#endregion\b/.test(line)) depth -= 1;
    else if (/#region\b/.test(line)) depth += 1;
    return depth === 0;
  });
  return length === -1 ? lines.slice(start + 1) : lines.slice(start + 1, start + 1 + length);
}

function linesOf(lines: readonly string[], range: string): readonly string[] | null {
  const [, first = "1", dash = "", last = ""] = /^(\d+)(-?)(\d*)$/.exec(range) ?? [];
  const end = last === "" ? (dash === "" ? Number(first) : lines.length) : Number(last);
  const chosen = lines.slice(Math.max(0, Number(first) - 1), end);
  return chosen.length === 0 ? null : chosen;
}

function dedent(lines: readonly string[]): readonly string[] {
  const indents = lines.filter((line) => line.trim() !== "").map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const least = indents.length === 0 ? 0 : Math.min(...indents);
  return lines.map((line) => line.slice(least));
}
