/** From here on two texts are one that was edited, as Git has it for files. */
const sameFrom = 0.5;
/** Fewer pairs of words say nothing. */
const fewestPairs = 8;

/** The pairs of neighbouring words of a text, in Markdown or HTML. */
export function wordPairsOf(text: string): ReadonlySet<string> {
  const plain = withoutMarks(text.replace(/^---\n[\s\S]*?\n---\n/, ""));
  const words = plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`));
}

/** With a space for each tag, target of a link and named character. */
function withoutMarks(text: string): string {
  const [tagsEnd, targetsEnd] = [text.lastIndexOf(">"), text.lastIndexOf(")")];
  let [plain, from] = ["", 0];
  for (const { 0: begin, index } of text.matchAll(/<|\]\(|&\w+;/g)) {
    // What does not end is not looked through again for each that begins.
    if (index < from || (begin === "<" && index > tagsEnd) || (begin === "](" && index > targetsEnd)) continue;
    plain += `${text.slice(from, index)} `;
    from =
      begin === "<"
        ? text.indexOf(">", index) + 1
        : begin === "]("
          ? text.indexOf(")", index) + 1
          : index + begin.length;
  }
  return plain + text.slice(from);
}

/** How much two texts have in common, from 0 to 1; 0 where that is too little to say that one became the other. */
export function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (Math.min(one.size, other.size) < fewestPairs) return 0;
  const common = one.intersection(other).size;
  const likeness = common / (one.size + other.size - common);
  return likeness < sameFrom ? 0 : likeness;
}
