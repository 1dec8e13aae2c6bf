interface Named {
  readonly term: string;
  readonly slug: string;
}

/**
 * The entry with a name; null if there is none. What is written the same comes first, since signs may be all that tells terms apart, and a whole term
 * before a part of one. Last come the initials of a term, where they are those of one alone: `VPN` of `Virtual private network`.
 *
 * @example entryNamed("c#", [{ term: "C", … }, { term: "C#", … }]) // { term: "C#", … }
 */
export function entryNamed<Entry extends Named>(name: string, entries: readonly Entry[]): Entry | null {
  for (const form of [asWritten, folded]) {
    const wanted = form(name);
    const named = entries.map((entry) => ({ entry, names: namesOf(entry).map(form) }));
    const found = named.find(({ names }) => names[0] === wanted) ?? named.find(({ names }) => names.includes(wanted));
    if (wanted !== "" && found !== undefined) return found.entry;
  }
  const abbreviated = entries.filter(({ term }) => isInitialsOf(folded(name), folded(term)));
  return abbreviated.length === 1 ? (abbreviated[0] ?? null) : null;
}

/** @example isInitialsOf("vpn", "virtual private network") // true */
function isInitialsOf(name: string, term: string): boolean {
  const words = term.split(" ");
  return words.length > 1 && words.map((word) => word.slice(0, 1)).join("") === name;
}

/** The names by which an entry is found: its term, with and without the part in brackets, that part itself, and its slug. */
export function namesOf({ term, slug }: Named): readonly string[] {
  const [start, end] = [term.indexOf("("), term.lastIndexOf(")")];
  const bracketed =
    start === -1 || end < start
      ? []
      : [`${term.slice(0, start).trimEnd()}${term.slice(end + 1)}`, term.slice(start + 1, end)];
  return [term, ...bracketed, slug];
}

function asWritten(text: string): string {
  return text.normalize("NFKC").toLowerCase().trim();
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
