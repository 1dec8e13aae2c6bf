import { nameToEmoji } from "gemoji";

/**
 * What becomes of names such as `:tada:` in a tool that shows emoji in their place: whether the ids of headings have the names' letters, as where ids are made
 * before, or not.
 */
export type EmojiNames = "in ids" | "not in ids";

/** Names between colons, several beside each other too; none within a word, where one is escaped, or that is no emoji. */
const names = /(?<![\w\\:])(?::[+\w-]+:)+(?![\w:])/g;

/** Where names of emoji stand in a text, and the emoji of each. */
export function emojiNamesIn(
  text: string,
): readonly { readonly at: number; readonly name: string; readonly emoji: string }[] {
  return [...text.matchAll(names)].flatMap(({ 0: run, index }) =>
    [...run.matchAll(/:([+\w-]+):/g)].flatMap(({ 0: name, 1: word = "", index: within }) => {
      const emoji = Object.hasOwn(nameToEmoji, word) ? nameToEmoji[word] : undefined;
      return emoji === undefined ? [] : { at: index + within, name, emoji };
    }),
  );
}

/** A text with something in place of the names of emoji. */
export function withEmoji(text: string, put: (emoji: string) => string = (emoji) => emoji): string {
  let at = 0;
  const pieces = emojiNamesIn(text).flatMap((found) => {
    const before = text.slice(at, found.at);
    at = found.at + found.name.length;
    return [before, put(found.emoji)];
  });
  return [...pieces, text.slice(at)].join("");
}
