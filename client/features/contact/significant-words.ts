const fewestWords = 2;
const shortest = 4;

/** Words common in any message, which say nothing about its subject. */
const commonWords = new Set(
  (
    "able about after again also although always anyone anything because been before being best better both came cannot come could days dear does doing done down each " +
    "else even ever every find first from gave getting give given glad good great have haven hear hello help here hope into issue just keep kind know last later least like " +
    "little long look looking made make many maybe mine more most much must need never next nothing okay once only other ours over please problem question quite rather " +
    "really regards same seem shall should since some someone something soon still such sure take tell than thank thanks that their them then there these they thing think " +
    "this those though through time today told took trying under until upon used using very want wanted week well went were what when where whether which while will wish " +
    "with within without wonder work would year yes yet your yours"
  ).split(" "),
);

/**
 * The significant words of a message, as many as a search takes, sorted so that their order in the message is lost. Addresses and
 * numbers are dropped as personal data. Empty if there are fewer than two.
 *
 * @example significantWords("Hello, my invoice is stuck at the payment") // "invoice payment stuck"
 */
export function significantWords(message: string): string {
  const text = message.replace(/\S+@\S+|https?:\S+|\S*\d\S*/g, " ");
  const words = new Set((text.match(/[\p{L}\p{M}]+/gu) ?? []).filter(isSignificant).map((word) => word.toLowerCase()));
  // Long words are more specific than short ones.
  const significant = firstWithin(
    longest,
    [...words].sort((a, b) => b.length - a.length),
  );
  return significant.length < fewestWords ? "" : [...significant].sort().join(" ");
}

/** The first words, as many as a text of this length has space for. */
function firstWithin(length: number, words: readonly string[]): readonly string[] {
  let end = -1;
  const beyond = words.findIndex((word) => (end += word.length + 1) > length);
  return beyond === -1 ? words : words.slice(0, beyond);
}

/** Short words count only if they are abbreviations of three capitals, such as API. */
function isSignificant(word: string): boolean {
  return word.length >= shortest ? !commonWords.has(word.toLowerCase()) : /^\p{Lu}{3}$/u.test(word);
}

/** The gateway's limit, in characters. */
const longest = 300;
