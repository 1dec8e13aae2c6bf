import { markCallouts } from "./callouts.ts";
import { markCode } from "./code.ts";
import { indexElements } from "./elements.ts";
import { markFootnotes } from "./footnotes.ts";
import { markHeadings } from "./headings.ts";
import { markImages } from "./images.ts";
import { markLinks } from "./links.ts";
import { takeMarks } from "./marks.ts";
import type { ProcessedContent } from "./processed-content.ts";
import { writeOut } from "./inline-ranges.ts";
import { readingMinutesOf } from "./reading-time.ts";
import type { Sanitiser } from "./sanitise.ts";
import { markTables } from "./tables.ts";
import { markTasks } from "./tasks.ts";

/** Makes a text safe, and adds what pages need of it. Why in this order: see `Sanitiser`. */
export const processContent = (html: string, sanitiser: Sanitiser): ProcessedContent => {
  const root = sanitiser.toSafeDom(html);
  const given = indexElements(root);
  const marks = takeMarks(given.all);
  const hasCallouts = markCallouts(given.named("div"), marks);
  const { blocks, hasLostElements } = markCode(given, marks);
  const elements = hasCallouts || hasLostElements ? indexElements(root) : given;
  const footnoteIds = markFootnotes(root, elements, marks);
  markTables(elements.all);
  const { outline, idByFormerId } = markHeadings(elements.all, marks);
  markLinks(elements.named("a"), new Map([...idByFormerId, ...footnoteIds]));
  markImages(elements.all);
  markTasks(elements.named("li"), marks);
  const readingMinutes = readingMinutesOf(root);
  return { kind: "ready", ...writeOut(root, blocks), outline, readingMinutes };
};
