import { wordsOf } from "../language/words.ts";
import type { Word } from "../language/words.ts";
import type { Vocabulary } from "./correction.ts";

/** More known words than tell what a message is about: each is looked for together with each other, so that the work grows with their square. */
const maxWords = 12;

/** The distinctive words of a message, each once; of many, the rarest that texts have. */
export async function topicWordsOf(
  message: string,
  vocabulary: Pick<Vocabulary, "distinctiveOf" | "countDocuments">,
): Promise<readonly Word[]> {
  const words = new Map(wordsOf(message).map((word) => [word.folded, word]));
  const distinctive = await vocabulary.distinctiveOf([...words.keys()]);
  const topical = [...words.values()].filter(({ folded }) => distinctive.has(folded));
  if (topical.length <= maxWords) return topical;
  const counts = await vocabulary.countDocuments(topical.map(({ folded }) => folded));
  const rarest = [...counts].toSorted(([, a], [, b]) => a - b).slice(0, maxWords);
  const kept = new Set(rarest.map(([word]) => word));
  return topical.filter(({ folded }) => kept.has(folded));
}
