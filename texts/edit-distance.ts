/**
 * The number of insertions, deletions, substitutions and swaps of neighbouring letters between two words. Stops early with a number above `max` once
 * the distance must exceed it.
 *
 * @example distanceOf("sevrer", "server", 2) // 1
 */
export function distanceOf(from: string, to: string, max: number): number {
  if (Math.abs(from.length - to.length) > max || haveOtherLetters(from, to, max)) return max + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  let leastOfLast = 0;
  for (let row = 1; row <= from.length; row += 1) {
    const current = nextRow(from, to, row, last, beforeLast);
    const least = leastOf(current);
    if (least > max && leastOfLast > max) return max + 1;
    [beforeLast, last, leastOfLast] = [last, current, least];
  }
  return at(last, to.length);
}

/** Whether one of two words has more letters that the other lacks than changes could explain. */
function haveOtherLetters(one: string, other: string, max: number): boolean {
  const [letters, others] = [lettersOf(one), lettersOf(other)];
  return countOf(letters & ~others) > max || countOf(others & ~letters) > max;
}

/** A bit for each letter of a word; some letters share one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function countOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The distances between the first `row` letters of a word and each beginning of another. */
function nextRow(from: string, to: string, row: number, last: readonly number[], beforeLast: readonly number[]) {
  const letter = from.charCodeAt(row - 1);
  const letterBefore = from.charCodeAt(row - 2);
  const current = [row];
  let before = row;
  for (let column = 1; column <= to.length; column += 1) {
    const other = to.charCodeAt(column - 1);
    let least = at(last, column - 1) + (letter === other ? 0 : 1);
    least = Math.min(least, at(last, column) + 1, before + 1);
    if (row > 1 && column > 1 && letterBefore === other && letter === to.charCodeAt(column - 2))
      least = Math.min(least, at(beforeLast, column - 2) + 1);
    current.push(least);
    before = least;
  }
  return current;
}

function leastOf(row: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const value of row) if (value < least) least = value;
  return least;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
