const mostWords = 12;
const fewestWords = 2;
const shortest = 4;

/** Words of messages in general: they say nothing of what this one is about. */
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
 * The words of a message that tell what it is about, at most twelve, in an order that does not follow the message. Addresses and
 * numbers are left out: they are somebody's own. Empty where there are fewer than two.
 *
 * @example tellingWords("Hello, my transfer is stuck at the registrar") // "registrar stuck transfer"
 */
export const tellingWords = (message: string): string => {
  const text = message.replace(/\S+@\S+|https?:\S+|\S*\d\S*/g, " ");
  const words = new Set((text.match(/[\p{L}\p{M}]+/gu) ?? []).filter(isTelling).map((word) => word.toLowerCase()));
  // Long words tell more than short ones.
  const telling = [...words]
    .sort((a, b) => b.length - a.length)
    .slice(0, mostWords)
    .sort();
  return telling.length < fewestWords ? "" : telling.join(" ").slice(0, longest);
};

/** Short words tell something only where they are an abbreviation, such as DNS. */
const isTelling = (word: string): boolean =>
  word.length >= shortest ? !commonWords.has(word.toLowerCase()) : /^\p{Lu}{3}$/u.test(word);

/** As many characters as the gateway takes. */
const longest = 200;
