import type { AssetReader } from "../media/assets.ts";
import { readPageText } from "../pages/read-page-text.ts";
import { isPageFile } from "../pages/page-files.ts";
import { withheld } from "../problem.ts";
import type { LineProblem } from "../problem.ts";
import type { SiteLink } from "../site-files/site-links.ts";
import type { LineOf } from "../yaml/yaml-reading.ts";
import type { Home } from "./home.ts";
import type { TakenPart } from "./take-part.ts";
import { readThemeFile } from "./theme/theme-file.ts";

/** The home page with its files. */
interface HomeReading extends TakenPart<Home> {
  /** What was found in its texts that are no pages of their own. It keeps nothing from being shown. */
  readonly findings: readonly TextFindings[];
}

/** What was found in a text: its links to addresses of the site, and what is left out of it. */
export interface TextFindings {
  /** Relative to the content folder. */
  readonly file: string;
  readonly links: readonly SiteLink[];
  readonly problems: readonly LineProblem[];
}

/** Reads the files that the home page names: its picture, and the texts of its sections. */
export async function readHome(
  contentDir: string,
  { part, problems, ...taken }: TakenPart<Home>,
  lineOf: LineOf,
  assets: AssetReader,
): Promise<HomeReading> {
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
      const reading = await readPageText(contentDir, section.file, assets);
      if (reading.kind === "fault") {
        report(["sections", index, "file"], reading.message);
        return [];
      }
      return [{ file: section.file, ...reading }];
    }),
  );
  const read = texts.flat();
  const home: Home = {
    ...part,
    artFile: await picture(),
    texts: Object.fromEntries(read.map(({ file, html }) => [file, html])),
    media: read.flatMap(({ media }) => media),
  };
  const findings = read.filter(({ file }) => !isPageFile(file));
  return { ...taken, part: home, problems: [...problems, ...faults], findings };
}
