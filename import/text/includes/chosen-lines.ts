import { githubSlug } from "../ids/heading-slugs.ts";
import type { Line } from "../items/items.ts";

/** What of a file an include asks for: lines by their numbers (`3-7`, `3-`, `3`; empty: all), or what has a name in it. */
export interface Choice {
  readonly lines: string;
  readonly region: string | null;
}

/** The lines of a file that an include asks for, without the marks of regions. Null where nothing in the file has the name. */
export function chosenLines(all: readonly Line[], { lines, region }: Choice): readonly Line[] | null {
  const inside = region === null ? all : (regionIn(all, region) ?? partIn(all, region));
  return inside === null ? null : numbered(inside, lines).filter(({ text }) => !anyMark.test(text));
}

/** Lines that tell where regions begin and end, as several tools write them. */
const anyMark =
  /--8<--\s*\[\s*(?:start|end)\s*:|\bANCHOR(?:_END)?:\s*[\w-]+\s*(?:-->|\*\/)?\s*$|^\s*(?:\/\/|\/\*|<!--|--|#|%|;|REM)?\s*#(?:pragma )?(?:end)?region\b/;

function regionIn(all: readonly Line[], name: string): readonly Line[] | null {
  const own = name.replaceAll(/[^\w-]/g, String.raw`\$&`);
  const begins = new RegExp(
    String.raw`\[\s*start\s*:\s*${own}\s*\]|\bANCHOR:\s*${own}(?![\w-])|#\s*(?:pragma )?region\s+${own}(?![\w-])`,
  );
  const ends = new RegExp(
    String.raw`\[\s*end\s*:\s*${own}\s*\]|\bANCHOR_END:\s*${own}(?![\w-])|#\s*(?:pragma )?endregion(?:\s+${own}(?![\w-])|\s*(?:-->|\*\/)?\s*$)`,
  );
  const first = all.findIndex(({ text }) => begins.test(text));
  if (first === -1) return null;
  const last = all.findIndex(({ text }, index) => index > first && ends.test(text));
  return all.slice(first + 1, last === -1 ? undefined : last);
}

/** The part of a Markdown text below the heading of that id. */
function partIn(all: readonly Line[], id: string): readonly Line[] | null {
  const levelOf = ({ text }: Line): number => /^(#{1,6})\s/.exec(text)?.[1]?.length ?? 0;
  const first = all.findIndex((line) => levelOf(line) > 0 && idOf(line.text) === id);
  const heading = all[first];
  if (heading === undefined) return null;
  const next = all.findIndex((line, at) => at > first && levelOf(line) > 0 && levelOf(line) <= levelOf(heading));
  return all.slice(first, next === -1 ? undefined : next);
}

function idOf(text: string): string {
  return /\{#([\w-]+)\}\s*$/.exec(text)?.[1] ?? githubSlug(text.replace(/^#+\s+/, "").trim(), () => false);
}

function numbered(all: readonly Line[], wanted: string): readonly Line[] {
  if (!/^[-,:]?\d/.test(wanted)) return all;
  const [first = "", last] = wanted.split(/[-,:]/);
  return all.slice(Math.max(0, Number(first) - 1), last === undefined ? Number(first) : Number(last) || undefined);
}
