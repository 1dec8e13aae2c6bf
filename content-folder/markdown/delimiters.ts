import { HeavyText } from "./heavy-text.ts";
import { tableColumns } from "./table-cells.ts";
import { isBlank } from "./text-lines.ts";
import type { TextLine } from "./text-lines.ts";

/** More than any text needs, and parsed in about two seconds: the time grows with the square of the delimiters in a block. One block may have 10,000. */
const delimiterWorkMax = 100_000_000;

const delimiter = /[*_~[\]]/g;
const bullet = /^[\s>]*[-*+][ \t]+\S/;
const ordered = /^[\s>]*(?<number>\d{1,9})[.)][ \t]+\S/;

/** A heading, or a directive on a line of its own. */
const alone = /^ {0,3}(?:>\s?)*(?:#{1,6}[ \t]|:{2,}[\w-]+(?:\[[^[\]]*\])?(?:\{[^{}]*\})?\s*$)/;

/** @throws HeavyText for a text with so many marks of emphasis and links in one block that they would take very long. */
export function assertDelimiters(lines: readonly TextLine[]): void {
  let work = 0;
  let count = 0;
  let state: Place = { isOrdered: false, isTable: false };
  let before = "";
  for (const { text: own, line } of lines) {
    const next = placeOf(own, before, state);
    if (next !== null) {
      state = next;
      count = 0;
    }
    const more = own.match(delimiter)?.length ?? 0;
    // (count + more)² less the count² that is in the sum already.
    work += more * (2 * count + more);
    count += more;
    before = own;
    if (work > delimiterWorkMax) throw new HeavyText(line, tooMany(count));
  }
}

/** Where in a text a block stands. */
interface Place {
  /** Whether it is in a numbered list, where any number begins an item; elsewhere only a 1 does. */
  readonly isOrdered: boolean;
  readonly isTable: boolean;
}

/** The block that begins with a line; null for a line that goes on with the block before it. */
function placeOf(own: string, before: string, { isOrdered, isTable }: Place): Place | null {
  if (isBlank(own)) return { isOrdered, isTable: false };
  if (isTable || tableColumns(before, own) > 0) return { isOrdered, isTable: true };
  if (bullet.test(own) || alone.test(own)) return { isOrdered: false, isTable: false };
  const { number } = ordered.exec(own)?.groups ?? {};
  const isItem = number !== undefined && (isOrdered || isBlank(before) || Number(number) === 1);
  return isItem ? { isOrdered: true, isTable: false } : null;
}

function tooMany(count: number): string {
  return `a block that ends near this line has ${count} of the characters * _ ~ [ ]: expected fewer than 10000 in one paragraph. Split it with blank lines, or write it as code`;
}
