/** What programmers type in a question, in lower case: runs without spaces that have more in them than words and hyphens: symbols within, or at an end where no sentence has them. */
export function literalsOf(term: string): readonly string[] {
  return term.split(/\s+/).flatMap((run) => {
    const bare = withoutSigns(run);
    const isCode = /[\p{L}\p{N}]/u.test(bare) && (option.test(bare) || !onlyWords.test(bare));
    // A lone half of a surrogate pair, looked for in a buffer, ends the process.
    return isCode ? [bare.toLowerCase().toWellFormed()] : [];
  });
}

/** Without what sentences have around words. An expression for the signs at the end would search each part of a long row within. */
function withoutSigns(run: string): string {
  let [start, end] = [0, run.length];
  while (start < end && before.includes(run.charAt(start))) start += 1;
  while (end > start && behind.includes(run.charAt(end - 1))) end -= 1;
  return run.slice(start, end);
}

const before = "(\"'“‘";
const behind = ")\"'”’.,;:!?…";

/** `--dry-run`, `-v`. */
const option = /^--|^-\p{L}$/u;
const onlyWords = /^[\p{L}\p{N}\p{M}'’-]*$/u;
