/** From here on two texts are one that was edited, as Git has it for files. */
const sameFrom = 0.5;
/** Fewer pairs of words say nothing. */
const fewestPairs = 8;

/** The pairs of neighbouring words of a text, in Markdown or HTML. */
export function wordPairsOf(text: string): ReadonlySet<string> {
  const plain = text
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .replaceAll(/<[^>]*>|\]\([^)]*\)|&\w+;/g, " ")
    .toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`));
}

/** How much two texts have in common, from 0 to 1; 0 where that is too little to say that one became the other. */
export function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (Math.min(one.size, other.size) < fewestPairs) return 0;
  const common = one.intersection(other).size;
  const likeness = common / (one.size + other.size - common);
  return likeness < sameFrom ? 0 : likeness;
}
