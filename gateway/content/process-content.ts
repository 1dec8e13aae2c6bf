import { markCallouts } from "./callouts.ts";
import { markCode } from "./code.ts";
import { markFootnotes } from "./footnotes.ts";
import { markHeadings } from "./headings.ts";
import { markImages } from "./images.ts";
import { markLinks } from "./links.ts";
import { takeMarks } from "./marks.ts";
import type { ProcessedContent } from "./processed-content.ts";
import { writeOut } from "./reading-ranges.ts";
import { readingMinutesOf } from "./reading-time.ts";
import type { Sanitiser } from "./sanitise.ts";
import { markTables } from "./tables.ts";
import { markTasks } from "./tasks.ts";

/** Makes a text safe, and adds what pages need of it. Why in this order: see `Sanitiser`. */
export const processContent = (html: string, sanitiser: Sanitiser): ProcessedContent => {
  const root = sanitiser.toSafeDom(html);
  const marks = takeMarks(root);
  markCallouts(root, marks);
  markCode(root, marks);
  const footnoteIds = markFootnotes(root, marks);
  const { outline, idByFormerId } = markHeadings(root, marks);
  markLinks(root, new Map([...idByFormerId, ...footnoteIds]));
  markImages(root);
  markTables(root);
  markTasks(root, marks);
  const readingMinutes = readingMinutesOf(root);
  return { kind: "ready", ...writeOut(root), outline, readingMinutes };
};
