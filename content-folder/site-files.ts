import type { TakenTypes } from "./document-types/take-types.ts";
import { ChangelogYml, FaqYml } from "./lists-yml.ts";
import { createAssetReader, noteAssets } from "./media/assets.ts";
import type { AssetStamps } from "./media/assets.ts";
import { createMediaHashes } from "./media/media-hashes.ts";
import type { MediaHashes } from "./media/media-hashes.ts";
import { misnamedFiles } from "./misnamed-files.ts";
import { pagesBehindTypes } from "./pages/pages-behind-types.ts";
import { readPages } from "./pages/read-pages.ts";
import type { PagesReading } from "./pages/read-pages.ts";
import type { ContentProblem } from "./problem.ts";
import { expectedRedirects, takeRedirects } from "./redirects-yml.ts";
import type { Redirect } from "./redirects-yml.ts";
import type { SiteLink } from "./site-links.ts";
import type { SiteName } from "./site-names.ts";
import type { Contact } from "./site-definition/contact.ts";
import type { Home } from "./site-definition/home.ts";
import type { Navigation } from "./site-definition/navigation.ts";
import { isEmptyFolder, readNamedFiles } from "./site-definition/named-files.ts";
import type { DefaultImage } from "./site-definition/read-default-image.ts";
import type { SocialProfile } from "./site-definition/read-social.ts";
import type { TakenPart } from "./site-definition/take-part.ts";
import { readSiteFile } from "./site-definition/read-site-file.ts";
import { takeSite } from "./site-definition/take-site.ts";
import type { ThemeReading } from "./site-definition/theme/read-theme.ts";
import type { SiteYml } from "./site-yml.ts";
import { expectedGroups, takeSynonyms } from "./synonyms-yml.ts";
import type { SynonymGroup } from "./synonyms-yml.ts";
import { takeGood } from "./take-good.ts";
import { readWords } from "./words/read-words.ts";
import type { WordsReading } from "./words/read-words.ts";
import { expectedFields, isMapping } from "./yaml/yaml-reading.ts";

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
}

const goneSiteYml = "the file is gone or empty: what it said stays in force until a restart";

/** Reads the site's own files. A missing file counts as empty; invalid parts of a file are left out and reported. */
export async function readSiteFiles(
  contentDir: string,
  { hashes = createMediaHashes(contentDir), hadSiteYml = false }: KnownBefore = {},
): Promise<SiteFilesReading> {
  const noted = noteAssets(createAssetReader(contentDir, hashes.keep));
  const [pages, words, site, changelog, faq, synonyms, redirects] = await Promise.all([
    readPages(contentDir, noted.reader),
    readWords(contentDir),
    readSiteFile(contentDir, "site.yml", {
      expected: expectedFields,
      empty: {},
      take: takeSite,
      gone: hadSiteYml ? goneSiteYml : null,
    }),
    readSiteFile(contentDir, "changelog.yml", {
      expected: "expected a list of changes, each with date, title, type and description",
      empty: [],
      take: (value, lineOf) =>
        Array.isArray(value) ? takeGood(ChangelogYml, value, { lineOf, causes: { date: "bad-date" } }) : null,
    }),
    readSiteFile(contentDir, "faq.yml", {
      expected: "expected a list of entries, each with question and answer",
      empty: [],
      take: (value, lineOf) => (Array.isArray(value) ? takeGood(FaqYml, value, { lineOf }) : null),
    }),
    readSiteFile(contentDir, "synonyms.yml", {
      expected: expectedGroups,
      empty: [],
      take: (value, lineOf) => (Array.isArray(value) ? takeSynonyms(value, lineOf) : null),
    }),
    readSiteFile(contentDir, "redirects.yml", {
      expected: expectedRedirects,
      empty: {},
      take: (value, lineOf) => (isMapping(value) ? takeRedirects(value, lineOf) : null),
    }),
  ]);
  const { theme, home, social, defaultImage, texts } = await readNamedFiles(contentDir, site.data, noted.reader);
  hashes.retain(noted.stamps);
  const ofNamed = [home, social, defaultImage].flatMap((part) => part?.problems ?? []);
  const ofSite = [...site.problems, ...ofNamed].sort((a, b) => a.line - b.line);
  const ofTheme = { problems: theme?.problems ?? [] };
  const misnamed = { problems: misnamedFiles(contentDir, siteFileNames) };
  const all = [misnamed, { problems: ofSite }, ofTheme, changelog, faq, synonyms, redirects];
  const ofTexts = {
    problems: texts.flatMap(({ file, problems }) => problems.map((problem) => ({ file, ...problem }))),
  };
  const behind = { problems: site.data === null ? [] : pagesBehindTypes(pages.files, site.data.types.types) };
  return {
    site: site.data?.site ?? null,
    types: site.data?.types ?? null,
    navigation: site.data?.navigation ?? null,
    faulty: site.data?.faulty ?? [],
    home,
    contact: site.data?.contact ?? null,
    social,
    defaultImage: defaultImage?.part ?? null,
    assets: noted.stamps,
    isEmpty: !hadSiteYml && isEmptyFolder(contentDir),
    theme,
    changelog: changelog.data,
    faq: faq.data,
    synonyms: synonyms.data,
    redirects: redirects.data,
    links: {
      "site.yml": site.links,
      "changelog.yml": changelog.links,
      ...pages.links,
      ...Object.fromEntries(texts.map(({ file, links }) => [file, links])),
    },
    names: site.data?.names ?? [],
    pages,
    words,
    problems: [...all, pages, ofTexts, behind, words].flatMap(({ problems }) => problems),
  };
}
