import { readPageText } from "../pages/read-page-text.ts";
import { type LineProblem, withheld } from "../problem.ts";
import type { LineOf } from "../yaml-reading.ts";
import type { Home } from "./home.ts";
import type { TakenPart } from "./take-part.ts";
import { readThemeFile } from "./theme/theme-file.ts";

/** Reads the files that the home page names: its picture, and the texts of its sections. */
export async function readHome(
  contentDir: string,
  { part, problems }: TakenPart<Home>,
  lineOf: LineOf,
): Promise<TakenPart<Home>> {
  const faults: LineProblem[] = [];
  const report = (path: readonly PropertyKey[], message: string): null => {
    faults.push(withheld("missing-file", lineOf(["home", ...path]), `home: ${path.join(".")}: ${message}`));
    return null;
  };
  const picture = async () => {
    if (part.art === "pattern" || part.art === "none") return null;
    const reading = await readThemeFile(contentDir, part.art);
    return reading.kind === "read" ? reading.file : report(["art"], reading.message);
  };
  const texts = await Promise.all(
    part.sections.map(async (section, index) => {
      if (section.kind !== "page") return [];
      const reading = await readPageText(contentDir, section.file);
      if (reading.kind === "read") return [[section.file, reading.html] as const];
      report(["sections", index, "file"], reading.message);
      return [];
    }),
  );
  const read: Home = { ...part, artFile: await picture(), texts: Object.fromEntries(texts.flat()) };
  return { part: read, problems: [...problems, ...faults] };
}
