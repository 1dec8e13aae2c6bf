import { setTimeout as delay } from "node:timers/promises";
import type { Reader } from "../browser/reader.ts";
import type { Guide } from "./guides.ts";

/** Follows links of a guide's sidebar, each pointed at before, and reads every page for a while. */
export async function followGuides(
  reader: Reader,
  guides: readonly Guide[],
  pathOf: (guide: Guide) => string,
  readingMs: number,
): Promise<void> {
  for (const guide of guides) {
    const expected = { selector: "h1", text: guide.subject };
    await reader.press({ selector: `nav a[href="${pathOf(guide)}"]`, expected, manner: "pointed", slowdown: 1 });
    await delay(readingMs);
  }
}
