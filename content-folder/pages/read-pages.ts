import { readdir } from "node:fs/promises";
import { join, posix, sep } from "node:path";
import { titleOfPath } from "../arrangement/file-names.ts";
import { fixedSegments } from "../document-types/fixed-paths.ts";
import type { AssetReader } from "../media/assets.ts";
import type { Medium } from "../media/medium.ts";
import { badBytes, published, withheld } from "../problem.ts";
import type { ContentProblem, LineProblem } from "../problem.ts";
import { defaultTextLimits } from "../../texts/text-limits.ts";
import { readTextInside } from "../inside/read-inside.ts";
import { linksIn } from "../site-files/site-links.ts";
import type { SiteLink } from "../site-files/site-links.ts";
import { addressOf, isPageFile, pagesFolder } from "./page-files.ts";
import { readPageFrontMatter } from "./page-front-matter.ts";
import type { PageYml } from "./page-yml.ts";
import { toPageHtml, unforeseen } from "./read-page-text.ts";

/** A page of the site that is no document: a Markdown file under `pages`. */
export interface SitePage extends Omit<PageYml, "title"> {
  /** Its address: the file's path without `pages` and the ending. */
  readonly path: string;
  readonly title: string;
  /** Its text; empty if it has none. Not yet safe: the gateway's gate decides what is shown. */
  readonly html: string;
  /** The pictures and files that its text shows or links. */
  readonly media: readonly Medium[];
}

/** The pages of a site, and what is wrong with them. A file that cannot be used is left out. */
export interface PagesReading {
  readonly pages: readonly SitePage[];
  /** All files of pages, relative to the content folder. */
  readonly files: readonly string[];
  /** The addresses of those that are drafts, or may be. */
  readonly drafts: readonly string[];
  /** The links to addresses of the site, by file. */
  readonly links: Readonly<Record<string, readonly SiteLink[]>>;
  readonly problems: readonly ContentProblem[];
}

const mostPages = 500;
const segment = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._~-]*$/u;
/** Addresses of the application that a page may take over. */
const replaceable: ReadonlySet<string> = new Set(["about", "contact"]);

/** Reads the pages under `pages` of a content folder. */
export async function readPages(contentDir: string, assets: AssetReader): Promise<PagesReading> {
  const files = await listPages(contentDir);
  const problems: ContentProblem[] = files.slice(mostPages).map((file) => ({
    file,
    ...withheld("misplaced", 1, `expected at most ${mostPages} pages; this one is left out`),
  }));
  const pages: SitePage[] = [];
  const links: [string, readonly SiteLink[]][] = [];
  const drafts: string[] = [];
  const owners = new Map<string, string>();
  for (const file of files.slice(0, mostPages)) {
    const owner = ownerOf(file, owners);
    const reading = owner === file ? await readSafely(contentDir, file, assets) : leftOut(addressOf(file), owner);
    if (reading.page !== null) pages.push(reading.page);
    if (reading.isDraft) drafts.push(addressOf(file));
    links.push([file, reading.links]);
    problems.push(...reading.problems.map((problem) => ({ ...problem, file })));
  }
  return { pages, files, drafts, links: Object.fromEntries(links), problems };
}

/** The first file with the address of this one, which may be itself. */
function ownerOf(file: string, owners: Map<string, string>): string {
  const path = addressOf(file);
  const owner = owners.get(path) ?? file;
  owners.set(path, owner);
  return owner;
}

function leftOut(path: string, owner: string): PageReading {
  const message = `"${path}" is the address of ${owner} too: give one of the two pages another name`;
  return { page: null, links: [], problems: [withheld("misplaced", 1, message)] };
}

async function listPages(contentDir: string): Promise<readonly string[]> {
  const names = await readdir(join(contentDir, pagesFolder), { recursive: true }).catch(() => []);
  return names
    .map((name) => posix.join(pagesFolder, ...name.split(sep)))
    .filter(isPageFile)
    .sort();
}

interface PageReading {
  readonly page: SitePage | null;
  readonly isDraft?: boolean;
  readonly links: readonly SiteLink[];
  readonly problems: readonly LineProblem[];
}

/** What goes wrong with one page stops no other. */
async function readSafely(contentDir: string, file: string, assets: AssetReader): Promise<PageReading> {
  try {
    return await readPage(contentDir, file, assets);
  } catch (error) {
    return { page: null, links: [], problems: [withheld("unreadable", 1, `it ${unforeseen(error)}`)] };
  }
}

async function readPage(contentDir: string, file: string, assets: AssetReader): Promise<PageReading> {
  const path = addressOf(file);
  const fault = faultOfPath(path);
  if (fault !== null) return { page: null, links: [], problems: [withheld("misplaced", 1, fault)] };
  const reading = await readTextInside(contentDir, file);
  if (reading.kind === "missing") return { page: null, links: [], problems: [] };
  if (reading.kind === "refused")
    return { page: null, links: [], problems: [withheld("unreadable", 1, reading.reason)] };
  const { text, badLine } = reading;
  if (text.length > longestPage)
    return { page: null, links: [], problems: [withheld("unreadable", 1, tooLong(text.length))] };
  const encoding = badLine === null ? [] : [published("encoding", badLine, badBytes)];
  const taken = await takePage(file, text, assets);
  return { ...taken, problems: [...encoding, ...taken.problems] };
}

/** The gate shows no longer text (`LIMIT_CONTENT_BYTES`), and a gateway reads the pages between the answers to its visitors. */
const longestPage = defaultTextLimits.contentBytes;

function tooLong(characters: number): string {
  return `expected at most ${longestPage.toLocaleString("en-US")} characters, got ${characters.toLocaleString("en-US")}. Split the page`;
}

async function takePage(file: string, text: string, assets: AssetReader): Promise<PageReading> {
  const front = readPageFrontMatter(text);
  const { isDraft, problems } = front;
  if (isDraft || front.kind === "broken") return { page: null, isDraft, links: [], problems };
  const { fields } = front;
  const made = await toPageHtml(text.slice(front.bodyStart), {
    file,
    firstLine: front.bodyLine,
    assets,
    takesTitle: fields.title === undefined,
  });
  if (made.kind === "fault")
    return {
      page: null,
      links: [],
      problems: [withheld("bad-field", made.line, `${made.message}; the page is left out`)],
    };
  const given = fields.title ?? made.title;
  const isEmpty = given === null && made.html === "" && fields.sections.length === 0 && fields.form === undefined;
  const title = given ?? titleOfPath(file);
  const faults = given === null ? withoutTitle(problems, front.ofTitle, isEmpty ? null : title) : problems;
  if (isEmpty) return { page: null, links: [], problems: faults };
  return {
    page: { ...fields, path: addressOf(file), title, html: made.html, media: made.media },
    links: [...linksIn(front.value, front.lineOf), ...made.links],
    problems: [...faults, ...made.problems],
  };
}

const expectedTitle = 'expected the heading of the page: "title: …" between two lines "---"';

/** A misspelt `title` is one mistake. `used`: the title in its place; null if the page is withheld, because there is nothing in it. */
function withoutTitle(problems: readonly LineProblem[], ofTitle: LineProblem | null, used: string | null) {
  const effect = used === null ? ("withheld" as const) : ("published" as const);
  if (ofTitle !== null) return problems.map((problem) => (problem === ofTitle ? { ...problem, effect } : problem));
  const message = used === null ? expectedTitle : `${expectedTitle}. The file name is used instead: "${used}"`;
  return [...problems, { ...withheld("missing-field", 1, message), effect }];
}

/** The pages in force after a reading: of a file that is withheld, its last good version, but of a draft none from before its mark. */
export function pagesInForce(
  { pages, drafts, problems }: Pick<PagesReading, "pages" | "drafts" | "problems">,
  before: readonly SitePage[],
): readonly SitePage[] {
  const kept = new Set(problems.filter(({ effect }) => effect === "withheld").map(({ file }) => addressOf(file)));
  const replaced = new Set([...pages.map(({ path }) => path), ...drafts]);
  return [...pages, ...before.filter(({ path }) => kept.has(path) && !replaced.has(path))];
}

function faultOfPath(path: string): string | null {
  if (path === "/") return "the home page is no page of this folder: say what it has under home: in site.yml";
  const [first = "", ...rest] = path.slice(1).split("/");
  if (![first, ...rest].every((part) => segment.test(part)))
    return `expected a name of letters, digits and hyphens, got "${path.slice(1)}"`;
  const isTaken = fixedSegments.has(first) && !(replaceable.has(first) && rest.length === 0);
  return isTaken ? `"/${first}" is an address of the application: give the page another name` : null;
}
