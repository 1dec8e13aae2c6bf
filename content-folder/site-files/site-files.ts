import type { TakenTypes } from "../document-types/take-types.ts";
import type { ChangelogYml, FaqYml } from "./lists-yml.ts";
import { createAssetReader, noteAssets } from "../media/assets.ts";
import type { AssetStamps } from "../media/assets.ts";
import { createMediaHashes } from "../media/media-hashes.ts";
import type { MediaHashes } from "../media/media-hashes.ts";
import { misnamedFiles } from "./misnamed-files.ts";
import { pagesBehindTypes } from "../pages/pages-behind-types.ts";
import { readPages } from "../pages/read-pages.ts";
import type { PagesReading } from "../pages/read-pages.ts";
import type { ContentProblem } from "../problem.ts";
import type { Redirect } from "./redirects-yml.ts";
import type { SiteLink } from "./site-links.ts";
import type { SiteName } from "./site-names.ts";
import type { Contact } from "../site-definition/contact.ts";
import type { Home } from "../site-definition/home.ts";
import type { Navigation } from "../site-definition/navigation.ts";
import { isEmptyFolder, readNamedFiles } from "../site-definition/named-files.ts";
import type { DefaultImage } from "../site-definition/read-default-image.ts";
import type { SocialProfile } from "../site-definition/read-social.ts";
import type { TakenPart } from "../site-definition/take-part.ts";
import type { ThemeReading } from "../site-definition/theme/read-theme.ts";
import { readYamlFiles } from "./read-yaml-files.ts";
import type { SiteYml } from "./site-yml.ts";
import type { SynonymGroup } from "./synonyms-yml.ts";
import { readWords } from "../words/read-words.ts";
import type { WordsReading } from "../words/read-words.ts";

/** The site's own YAML files. */
export const siteFileNames = ["site.yml", "changelog.yml", "faq.yml", "synonyms.yml", "redirects.yml"] as const;

/** The content of the site's own files. Null for a file that cannot be read at all: its previous content stays in force. */
export interface SiteFilesReading {
  readonly site: SiteYml | null;
  /** The keys of `site.yml` whose values have a problem: what was there before stays in force. */
  readonly faulty: readonly (keyof SiteYml)[];
  /** The document types that `site.yml` defines. */
  readonly types: TakenTypes | null;
  /** The links of header and footer that it defines. */
  readonly navigation: TakenPart<Navigation> | null;
  /** The home page that it defines. */
  readonly home: TakenPart<Home> | null;
  /** How the site is reached. */
  readonly contact: TakenPart<Contact> | null;
  /** The profiles that it and its files define. */
  readonly social: TakenPart<readonly SocialProfile[]> | null;
  /** The picture of what has none of its own; null where there is none. */
  readonly defaultImage: DefaultImage | null;
  /** The pictures and files that pages, texts of the home page and `defaultImage` name, whether or not they are there. */
  readonly assets: AssetStamps;
  /** Whether the content folder has nothing in it. */
  readonly isEmpty: boolean;
  /** The look that it and its files define. */
  readonly theme: ThemeReading | null;
  readonly changelog: ChangelogYml | null;
  readonly faq: FaqYml | null;
  readonly synonyms: readonly SynonymGroup[] | null;
  readonly redirects: readonly Redirect[] | null;
  /** The files under `pages`. */
  readonly pages: PagesReading;
  /** The files under `words`. */
  readonly words: WordsReading;
  /** The links in `site.yml`, `changelog.yml`, pages and texts of the home page, by file, valid or not. */
  readonly links: Readonly<Record<string, readonly SiteLink[]>>;
  /** What `site.yml` names of the documents, valid or not. */
  readonly names: readonly SiteName[];
  /** All problems, in the order of the files, then by line; those of the theme follow `site.yml`. */
  readonly problems: readonly ContentProblem[];
}

/** What earlier readings of the same folder have found. */
export interface KnownBefore {
  /** Pictures and files that are the same as then are not read again. */
  readonly hashes?: MediaHashes;
  /** `site.yml` had a text: if it has none now, it counts as one that cannot be read. */
  readonly hadSiteYml?: boolean;
  /** Whether there were none: of a list that cannot be read as a whole, what can be read counts. */
  readonly isFirst?: boolean;
}

/** Reads the site's own files. A missing file counts as empty; invalid parts of a file are left out and reported. */
export async function readSiteFiles(
  contentDir: string,
  { hashes = createMediaHashes(contentDir), hadSiteYml = false, isFirst = true }: KnownBefore = {},
): Promise<SiteFilesReading> {
  const noted = noteAssets(createAssetReader(contentDir, hashes.keep));
  const [pages, words, files] = await Promise.all([
    readPages(contentDir, noted.reader),
    readWords(contentDir),
    readYamlFiles(contentDir, { hadSiteYml, isFirst }),
  ]);
  const { site } = files;
  const named = await readNamedFiles(contentDir, site.data, noted.reader);
  hashes.retain(noted.stamps);
  return {
    site: site.data?.site ?? null,
    types: site.data?.types ?? null,
    navigation: site.data?.navigation ?? null,
    faulty: site.data?.faulty ?? [],
    home: named.home,
    contact: site.data?.contact ?? null,
    social: named.social,
    defaultImage: named.defaultImage?.part ?? null,
    assets: noted.stamps,
    isEmpty: !hadSiteYml && isEmptyFolder(contentDir),
    theme: named.theme,
    changelog: files.changelog.data,
    faq: files.faq.data,
    synonyms: files.synonyms.data,
    redirects: files.redirects.data,
    links: {
      "site.yml": site.links,
      "changelog.yml": files.changelog.links,
      ...pages.links,
      ...Object.fromEntries(named.texts.map(({ file, links }) => [file, links])),
    },
    names: site.data?.names ?? [],
    pages,
    words,
    problems: problemsInOrder(contentDir, { files, named, pages, words }),
  };
}

/** All problems, in the order of the files. */
function problemsInOrder(
  contentDir: string,
  {
    files: { site, changelog, faq, synonyms, redirects },
    named: { theme, home, social, defaultImage, texts },
    pages,
    words,
  }: {
    readonly files: Awaited<ReturnType<typeof readYamlFiles>>;
    readonly named: Awaited<ReturnType<typeof readNamedFiles>>;
    readonly pages: PagesReading;
    readonly words: WordsReading;
  },
): readonly ContentProblem[] {
  const types = site.data?.types ?? null;
  const ofNamed = [home, social, defaultImage].flatMap((part) => part?.problems ?? []);
  const ofTexts = texts.flatMap(({ file, problems }) => problems.map((problem) => ({ file, ...problem })));
  return [
    ...misnamedFiles(contentDir, siteFileNames),
    ...[...site.problems, ...ofNamed].sort((a, b) => a.line - b.line),
    ...(theme?.problems ?? []),
    ...[changelog, faq, synonyms, redirects, pages].flatMap(({ problems }) => problems),
    ...ofTexts,
    ...(types === null || types.basis === "unknown" ? [] : pagesBehindTypes(pages.files, types.types)),
    ...words.problems,
  ];
}
