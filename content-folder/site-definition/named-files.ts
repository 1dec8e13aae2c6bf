import { readdirSync } from "node:fs";
import type { ContentProblem } from "../problem.ts";
import type { AssetReader } from "../media/assets.ts";
import type { SiteYml } from "../site-files/site-yml.ts";
import type { Home } from "./home.ts";
import { readDefaultImage } from "./read-default-image.ts";
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
  readonly site: Pick<SiteYml, "defaultImage">;
}

/** Reads the files that `site.yml` names. Null where it could not be read. */
export async function readNamedFiles(contentDir: string, site: NamingParts | null, assets: AssetReader) {
  if (site === null) return { theme: null, home: null, social: null, defaultImage: null, texts: [] };
  const inFile = <Part>({ problems, ...taken }: TakenPart<Part>) => ({
    ...taken,
    problems: problems.map((problem): ContentProblem => ({ file: "site.yml", ...problem })),
  });
  const { lineOf } = site.theme;
  const [theme, home, social, { image, problems }] = await Promise.all([
    readTheme(contentDir, site.theme),
    readHome(contentDir, site.home, lineOf, assets),
    readSocial(contentDir, site.social, lineOf),
    readDefaultImage(site.site.defaultImage, assets, lineOf),
  ]);
  return {
    theme,
    home: inFile(home),
    social: inFile(social),
    defaultImage: inFile({ part: image, problems }),
    texts: home.findings,
  };
}

/** Whether a content folder has nothing in it. */
export function isEmptyFolder(contentDir: string): boolean {
  try {
    return readdirSync(contentDir).every((name) => name.startsWith("."));
  } catch {
    return false;
  }
}
