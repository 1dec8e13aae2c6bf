/** What programmers type in a question, in lower case: runs without spaces that have more in them than words and hyphens: symbols within, or at an end where no sentence has them. */
export function literalsOf(term: string): readonly string[] {
  return term.split(/\s+/).flatMap((run) => {
    const bare = run.replaceAll(/^[("'“‘]+|[)"'”’.,;:!?…]+$/gu, "");
    const isCode = /[\p{L}\p{N}]/u.test(bare) && (option.test(bare) || !onlyWords.test(bare));
    // A lone half of a surrogate pair, looked for in a buffer, ends the process.
    return isCode ? [bare.toLowerCase().toWellFormed()] : [];
  });
}

/** `--dry-run`, `-v`. */
const option = /^--|^-\p{L}$/u;
const onlyWords = /^[\p{L}\p{N}\p{M}'’-]*$/u;
