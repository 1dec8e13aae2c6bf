import { readdirSync } from "node:fs";
import type { ContentProblem } from "../problem.ts";
import type { Home } from "./home.ts";
import { readHome } from "./read-home.ts";
import { readSocial } from "./read-social.ts";
import type { TakenPart } from "./take-part.ts";
import { readTheme } from "./theme/read-theme.ts";
import type { GivenTheme } from "./theme/read-theme.ts";

/** The parts of `site.yml` that name files. */
interface NamingParts {
  readonly theme: GivenTheme;
  readonly home: TakenPart<Home>;
  readonly social: unknown;
}

/** Reads the files that `site.yml` names. Null where it could not be read. */
export async function readNamedFiles(contentDir: string, site: NamingParts | null) {
  if (site === null) return { theme: null, home: null, social: null, texts: [] };
  const inFile = <Part>({ part, problems }: TakenPart<Part>) => ({
    part,
    problems: problems.map((problem): ContentProblem => ({ file: "site.yml", ...problem })),
  });
  const [theme, home, social] = await Promise.all([
    readTheme(contentDir, site.theme),
    readHome(contentDir, site.home, site.theme.lineOf),
    readSocial(contentDir, site.social, site.theme.lineOf),
  ]);
  return { theme, home: inFile(home), social: inFile(social), texts: home.findings };
}

/** Whether a content folder has nothing in it. */
export function isEmptyFolder(contentDir: string): boolean {
  try {
    return readdirSync(contentDir).every((name) => name.startsWith("."));
  } catch {
    return false;
  }
}
