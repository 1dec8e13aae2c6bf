import { createHeadingIds, isOwnId } from "../../addresses/heading-ids.ts";
import { withEmoji } from "../text/emoji-names.ts";
import type { EmojiNames } from "../text/emoji-names.ts";
import type { HeadingSlug } from "../text/ids/heading-slugs.ts";
import { placesIn } from "../text/ids/place.ts";
import type { Edit } from "./edits.ts";
import { deeper, endOfWords, ownIdOf, refusedId, wordsOf, wordsWithoutBadges } from "./headings.ts";
import type { Heading } from "./headings.ts";
import { endOf, startOf } from "./references.ts";

/** How a tool makes ids of headings, and the heading that is the title of the page. */
export interface HeadingRules {
  readonly headingSlug: HeadingSlug;
  readonly emojiNames: EmojiNames | null;
  /** Null where the title is none of the headings. */
  readonly title: Heading | null;
}

/** What becomes of the headings of a page. */
export interface SettledHeadings {
  readonly edits: readonly Edit[];
  /** What links to a heading in the old site are called here; an id without a heading of ours is the beginning of the page, "". */
  readonly anchors: Map<string, string>;
  /** Their words, by the ids that lead to them here. */
  readonly words: ReadonlyMap<string, string>;
}

interface Settling extends SettledHeadings, HeadingRules {
  readonly text: string;
  readonly edits: Edit[];
  readonly words: Map<string, string>;
  /** The ids that the author has given. */
  readonly own: ReadonlySet<string>;
  readonly idOf: (words: string) => string;
}

/** Gives headings their levels here, and keeps the ids that links of the old site lead to. */
export function settleHeadings(headings: readonly Heading[], text: string, rules: HeadingRules): SettledHeadings {
  const { title } = rules;
  const others = headings.filter((heading) => heading !== title);
  const own = new Set(others.flatMap((heading) => ownIdOf(heading) ?? []));
  const idOf = createHeadingIds(own);
  const settling: Settling = { ...rules, text, own, idOf, edits: [], anchors: new Map(), words: new Map() };
  if (title !== null) {
    settling.edits.push({ start: startOf(title), end: endOf(title), text: "" });
    settling.anchors.set(ownIdOf(title) ?? slugOf(wordsOf(title), settling), "");
  }
  for (const [heading, depth] of withDepths(others, title)) settleHeading(heading, depth, settling);
  return settling;
}

/** Words as they are shown: with emoji in place of their names, where the tool does that. */
export function shownWords(words: string, emojiNames: EmojiNames | null): string {
  return emojiNames === null ? words : withEmoji(words);
}

function slugOf(words: string, { headingSlug, emojiNames, anchors }: Settling): string {
  const inId = emojiNames === "not in ids" ? withEmoji(words, () => "") : words;
  return headingSlug(inId, (id) => anchors.has(id));
}

/** Headings below the title rise by what it was lower than the first level; those of the first level, and what is below them, are a level deeper here. */
function withDepths(others: readonly Heading[], title: Heading | null): readonly (readonly [Heading, number])[] {
  const rise = title !== null && others.every(({ depth }) => depth > title.depth) ? title.depth - 1 : 0;
  let shift = 0;
  return others.map((heading) => {
    if (heading.depth === 1) shift = 1;
    return [heading, Math.min(6, heading.depth - rise + shift)];
  });
}

function settleHeading(heading: Heading, depth: number, settling: Settling): void {
  const { text, edits, emojiNames, idOf, words: named } = settling;
  if (depth !== heading.depth) edits.push(...deeper(heading, text, depth));
  const words = shownWords(wordsOf(heading), emojiNames);
  const given = ownIdOf(heading);
  const refused = refusedId(heading, text);
  if (refused !== null) edits.push(refused.edit);
  const ours = depth <= 4 && words !== "" ? idOf(words) : null;
  const places = placesIn(text.slice(startOf(heading), endOf(heading)));
  for (const id of [given ?? ours ?? [], places].flat()) named.set(id, words);
  keepId(heading, { given, refused: refused?.id ?? null, ours }, settling);
}

interface Ids {
  readonly given: string | null;
  readonly refused: string | null;
  /** The one that we would make. */
  readonly ours: string | null;
}

/** A heading keeps the id of the old site, which is written behind it where ours would be another. */
function keepId(heading: Heading, { given, refused, ours }: Ids, settling: Settling): void {
  const { edits, anchors, own } = settling;
  const old = given ?? refused ?? slugOf(wordsWithoutBadges(heading), settling);
  if (old === "") return;
  const isThere = given !== null || old === ours;
  const isWritten = !isThere && refused === null && isOwnId(old) && !own.has(old);
  const end = endOfWords(heading);
  if (isWritten) edits.push({ start: end, end, text: ` {#${withoutEmphasis(old)}}` });
  anchors.set(old, isThere || isWritten ? old : (ours ?? ""));
}

/** An id whose underscores at the ends of words do not begin or end emphasis. */
function withoutEmphasis(id: string): string {
  return id.replaceAll(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, (run) => run.replaceAll("_", String.raw`\_`));
}
