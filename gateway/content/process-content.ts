import { markBlocks } from "./passes/blocks.ts";
import { markCallouts } from "./passes/callouts.ts";
import { markCode } from "./passes/code.ts";
import { indexElements } from "./passes/elements.ts";
import { makeFilms } from "./passes/films.ts";
import { markFootnotes } from "./passes/footnotes.ts";
import { markHeadings, outlineOf } from "./passes/headings.ts";
import { markImages } from "./passes/images.ts";
import { markLinks } from "./passes/links.ts";
import { takeMarks } from "./passes/marks.ts";
import type { ProcessedContent } from "./processed-content.ts";
import { writeOut } from "./inline-links/inline-ranges.ts";
import { readingMinutesOf } from "./reading-time.ts";
import type { Sanitiser } from "./sanitise.ts";
import { markTabs } from "./passes/tabs.ts";
import { markTables } from "./passes/tables.ts";
import { markTasks } from "./passes/tasks.ts";
import { setTypography } from "./passes/typography.ts";

/**
 * Makes a text safe, and adds what pages need. For the order of the steps see `Sanitiser`. `language`: the one whose quotation marks and dashes are
 * set; null to leave those of the writer.
 */
export function processContent(html: string, language: string | null, sanitiser: Sanitiser): ProcessedContent {
  const root = sanitiser.toSafeDom(html);
  // Before the passes, which add words of their own.
  const readingMinutes = readingMinutesOf(root);
  const given = indexElements(root);
  const marks = takeMarks(given.all);
  markBlocks(given, marks);
  markTabs(given, marks);
  const hasCallouts = markCallouts(given.named("div"), marks);
  // Code in a title that has become its words is no block of the text.
  const left = hasCallouts ? indexElements(root) : given;
  const { blocks, hasLostElements } = markCode(left, marks);
  const elements = hasLostElements ? indexElements(root) : left;
  const footnoteIds = markFootnotes(root, elements, marks);
  markTables(elements.all);
  const { headings, idByFormerId } = markHeadings(elements.all, marks);
  markLinks(elements.named("a"), new Map([...idByFormerId, ...footnoteIds]));
  makeFilms(elements.named("a"), marks);
  markImages(elements.all, marks);
  markTasks(elements.named("li"), marks);
  // After the headings, whose ids are made of what was written.
  if (language !== null) setTypography(root, language);
  const outline = outlineOf(headings);
  return { kind: "ready", ...writeOut(root, blocks), outline, readingMinutes };
}
