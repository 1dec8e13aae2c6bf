import { parseMarkdown } from "../../content-folder/markdown/markdown.ts";
import { partsOf } from "../../content-folder/markdown/tree.ts";
import type { MarkdownNode } from "../../content-folder/markdown/tree.ts";
import type { TakeNote } from "../note.ts";
import { writeBlocks } from "../text/blocks.ts";
import { withoutContentsMarks } from "../text/contents-marks.ts";
import type { HeadingSlug } from "../text/ids/heading-slugs.ts";
import { changeLines } from "../text/formulas.ts";
import type { Line } from "../text/items/items.ts";
import { withBraces } from "../text/liquid.ts";
import type { Markup } from "../text/markup.ts";
import { applyEdits } from "./edits.ts";
import type { Edit } from "./edits.ts";
import { titleAmong, wordsOf } from "./headings.ts";
import type { Heading, Titles } from "./headings.ts";
import { settleHeadings, shownWords } from "./settle-headings.ts";
import { pairThemes } from "./theme-pairs.ts";
import { endOf, referencesIn, startOf } from "./references.ts";
import type { Reference } from "./references.ts";
import { withBlockIds } from "../text/ids/block-ids.ts";
import { withPlacesInHeadings } from "../text/ids/lone-places.ts";
import { withDetailsIds } from "../text/ids/details-ids.ts";
import { withTermIds } from "../text/ids/term-ids.ts";
import { placesIn } from "../text/ids/place.ts";
import { withoutAttributes, withoutIcons } from "../text/attribute-lists.ts";
import { withAutorefs } from "../text/autorefs.ts";
import { emojiNamesIn } from "../text/emoji-names.ts";
import type { EmojiNames } from "../text/emoji-names.ts";
import { withoutSigns } from "../text/inline-signs.ts";
import { readLines } from "../text/read-lines.ts";

/** A text in our dialect, before its links lead anywhere. */
export interface Draft {
  readonly text: string;
  /** The first heading, where it is the title; it is no part of the text. */
  readonly title: string | null;
  readonly references: readonly Reference[];
  /** What links to a heading in the old site are called here; an id without a heading of ours is the beginning of the page, "". */
  readonly anchors: ReadonlyMap<string, string>;
  /** The ids of places in its title, which lead to the page. */
  readonly titlePlaces: readonly string[];
  /** The words of its headings, by the ids that lead to them here. */
  readonly headings: ReadonlyMap<string, string>;
}

/** Converts the body of a page. */
export function draftDocument(
  lines: readonly Line[],
  {
    markup,
    headingSlug,
    note,
    ...titles
  }: Titles & {
    readonly markup: Markup;
    readonly headingSlug: HeadingSlug;
    readonly note: TakeNote;
  },
): Draft {
  const blocks = writeBlocks(readLines(lines, markup, note));
  const own = markup.hasAutorefs === true ? withAutorefs(blocks, note) : blocks;
  const written = withOwnIds(own, markup, headingSlug);
  const text = `${withBraces(written.map((line) => line.text).join("\n")).trim()}\n`;
  const first = written.findIndex((line) => line.text.trim() !== "");
  const lineAt = (line: number): number => written[line - 1 + Math.max(0, first)]?.at ?? 1;
  const tree = parseMarkdown(text, (node, message) =>
    note(lineAt(node.position?.start.line ?? 1), "directive", message),
  );
  return settle(text, partsOf(tree), { headingSlug, emojiNames: markup.emojiNames ?? null, lineAt, titles });
}

/** What stands in attribute lists of other tools is ids of ours, or left out. */
function withOwnIds(lines: readonly Line[], markup: Markup, headingSlug: HeadingSlug): readonly Line[] {
  const placed = withPlacesInHeadings(withoutContentsMarks(lines, markup.hasAttributeLists));
  const signs = markup.inlineSigns ?? new Set();
  const plain = markup.hasAttributeLists
    ? changeLines(withBlockIds(placed), (text) => withoutSigns(withoutAttributes(withoutIcons(text)), signs))
    : placed;
  const termed = markup.hasTermIds === true ? withTermIds(plain, headingSlug) : plain;
  return markup.hasDetailsIds === true ? withDetailsIds(termed, headingSlug) : termed;
}

function settle(
  text: string,
  parts: readonly MarkdownNode[],
  {
    headingSlug,
    emojiNames,
    lineAt,
    titles,
  }: {
    readonly headingSlug: HeadingSlug;
    readonly emojiNames: EmojiNames | null;
    readonly lineAt: (line: number) => number;
    readonly titles: Titles;
  },
): Draft {
  const headings = parts.filter((part): part is Heading => part.type === "heading");
  const top = titleAmong(headings, text, titles);
  const title = top !== undefined && headings[0] === top ? top : null;
  const settled = settleHeadings(headings, text, { headingSlug, emojiNames, title });
  const { anchors, words } = settled;
  const inTitle = title === null ? [] : placesIn(text.slice(startOf(title), endOf(title)));
  for (const id of inTitle) if (!anchors.has(id)) anchors.set(id, "");
  for (const part of parts)
    for (const id of part.type === "html" ? placesIn(part.value) : []) if (!anchors.has(id)) anchors.set(id, id);
  const { references: found, edits: pairs } = pairThemes(referencesIn(parts, text, lineAt), text);
  const isInTitle = ({ start }: Edit): boolean => title !== null && startOf(title) <= start && start < endOf(title);
  const emoji = emojiNames === null ? [] : emojiEdits(parts, text).filter((edit) => !isInTitle(edit));
  const { text: edited, moved } = applyEdits(text, [...settled.edits, ...emoji, ...pairs]);
  return {
    text: edited,
    title: title === null ? null : shownWords(wordsOf(title), emojiNames),
    references: found.map(({ whole, ...one }) => ({
      ...one,
      start: moved(one.start),
      end: moved(one.end),
      ...(whole === undefined ? {} : { whole: { start: moved(whole.start), end: moved(whole.end) } }),
    })),
    anchors,
    titlePlaces: inTitle,
    headings: words,
  };
}

/** Puts emoji in place of their names, but not in code. */
function emojiEdits(parts: readonly MarkdownNode[], text: string): readonly Edit[] {
  return parts.flatMap((part) =>
    part.type === "text"
      ? emojiNamesIn(text.slice(startOf(part), endOf(part))).map(({ at, name, emoji }) => {
          const start = startOf(part) + at;
          return { start, end: start + name.length, text: emoji };
        })
      : [],
  );
}
