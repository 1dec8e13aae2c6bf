/** A directive in a line, such as `:kbd[Ctrl]`; a bracket may be its words. Nothing where there are none. */
export function directive(name: "kbd" | "badge", words: string): string {
  return words === "" ? "" : `:${name}[${words.replaceAll(/(?<!\\)[[\]]/g, "\\$&")}]`;
}
