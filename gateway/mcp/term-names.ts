/** The names by which an entry is found: its term, with and without the part in brackets, that part itself, and its slug. */
export function namesOf({ term, slug }: { readonly term: string; readonly slug: string }): readonly string[] {
  const [start, end] = [term.indexOf("("), term.lastIndexOf(")")];
  const bracketed =
    start === -1 || end < start
      ? []
      : [`${term.slice(0, start).trimEnd()}${term.slice(end + 1)}`, term.slice(start + 1, end)];
  return [term, ...bracketed, slug].map(folded);
}

/** Lower-case letters and digits only, without accents, so that `Set-up` is `set up`. */
export function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
