import { stringify } from "yaml";
import { findType } from "../content-folder/document-types/document-type.ts";
import type { DocumentType } from "../content-folder/document-types/document-type.ts";
import { takeTypes } from "../content-folder/document-types/take-types.ts";
import { documentText } from "./folder/document-text.ts";
import type { PlannedFiles } from "./folder/planned-file.ts";
import { siteText, typeFacts } from "./folder/site-text.ts";
import { toSidebar } from "./folder/sidebar.ts";
import type { Note } from "./note.ts";
import { toDocumentFields } from "./pages/document-fields.ts";
import type { Draft } from "./pages/draft-document.ts";
import { pageText } from "./pages/draft-page.ts";
import { draftPages } from "./pages/draft-pages.ts";
import { featuredImageOf } from "./pages/featured-image.ts";
import { leftOutOf } from "./pages/left-out.ts";
import type { LeftOut } from "./pages/left-out.ts";
import { createPageIndex } from "./pages/page-index.ts";
import { pageAuthor } from "./pages/page-author.ts";
import { redirectsTo } from "./pages/redirects.ts";
import { readPages } from "./pages/source-page.ts";
import type { SourcePage } from "./pages/source-page.ts";
import { createLabels } from "./pages/labels.ts";
import { writeReferences } from "./pages/write-references.ts";
import type { LinkPlaces } from "./pages/write-references.ts";
import type { SourceSite } from "./source/source-site.ts";

/** The content folder that a site becomes. */
export interface ImportedSite {
  readonly files: PlannedFiles;
  readonly notes: readonly Note[];
  readonly documents: number;
  readonly pictures: number;
  readonly redirects: number;
  /** Files that look like documents and became none. */
  readonly leftOut: readonly LeftOut[];
  /** The pages of the source, and how many links and pictures each has. */
  readonly pages: readonly { readonly page: SourcePage; readonly references: number }[];
}

/** Where a site lies. */
export interface SourcePlace {
  /** The folder or export that it was read from. */
  readonly source: string;
  /** Of files, only those in here are taken. */
  readonly repository: string;
}

/** Makes a content folder of a site of another tool, in memory. */
export async function importSite(site: SourceSite, { source, repository }: SourcePlace): Promise<ImportedSite> {
  const notes: Note[] = [...(site.notes ?? [])];
  const files: PlannedFiles = new Map();
  const documentTypes = typesOf(site);
  const pages = readPages(site, documentTypes, notes);
  const index = createPageIndex(pages);
  const drafted = await draftPages({ source, repository, pages: pages.map(pageText) }, site);
  const drafts = new Map<SourcePage, Draft>();
  for (const [place, page] of pages.entries()) {
    const made = drafted[place];
    for (const { line, subject, message } of made?.notes ?? []) page.note(line, subject, message);
    if (made !== undefined) drafts.set(page, made.draft);
  }
  const leftOut = leftOutOf(site, new Set(drafted.flatMap(({ included }) => included)));
  for (const { file, reason } of leftOut) notes.push({ file, line: 1, subject: "left out", message: reason });
  const labels = createLabels(drafts);
  const places = { site, index, drafts, labels, files, copied: new Map<string, string>(), repository };
  for (const page of pages) writeDocument(page, places);
  writeFolders(site, pages, files);
  const redirects = redirectsTo(site, index, { types: [...documentTypes.values()], notes });
  if (redirects.size > 0)
    files.set("redirects.yml", { kind: "text", text: stringify(Object.fromEntries(redirects), { lineWidth: 0 }) });
  const types = Object.fromEntries(
    site.sections.map((section) => [section.type, typeFacts(section, toSidebar(section, index))]),
  );
  files.set("site.yml", { kind: "text", text: siteText(site, types) });
  const pictures = [...files.values()].filter(({ kind }) => kind === "copy").length;
  return {
    files,
    notes,
    documents: pages.length,
    pictures,
    redirects: redirects.size,
    leftOut,
    pages: pages.map((page) => ({ page, references: drafts.get(page)?.references.length ?? 0 })),
  };
}

function typesOf({ sections }: SourceSite): ReadonlyMap<string, DocumentType> {
  const given = Object.fromEntries(sections.map((section) => [section.type, typeFacts(section, null)]));
  const { types } = takeTypes(
    { preset: "docs", types: { reference: false, release: false, glossary: false, ...given } },
    () => 1,
  );
  return new Map(
    sections.flatMap(({ type }) => {
      const found = findType(types, type);
      return found === null ? [] : [[type, found] as const];
    }),
  );
}

/** A first heading is the title that readers of the old site see. */
function writeDocument(page: SourcePage, around: LinkPlaces): void {
  const { drafts, files, site } = around;
  const draft = drafts.get(page);
  if (draft === undefined) return;
  const { subject, lang, ...fields } = toDocumentFields(page.fields, page.note);
  const language = page.section.language ?? (lang === site.language ? undefined : lang);
  const title = draft.title ?? subject ?? page.listedTitle ?? undefined;
  const body = writeReferences(page, draft, around);
  const featuredImage = featuredImageOf(page, around);
  const author = pageAuthor(page, around);
  const own = {
    ...(title === undefined ? {} : { subject: title }),
    ...(language === undefined ? {} : { lang: language }),
    ...(page.slug === null ? {} : { slug: page.slug }),
    ...(subject !== undefined && title !== subject ? { metaTitle: subject } : {}),
    ...fields,
    ...(author === null ? {} : { author }),
    ...(featuredImage === null ? {} : { featuredImage }),
  };
  const isEmpty = title === undefined && body.trim() === "";
  files.set(page.target, { kind: "text", text: documentText(isEmpty ? { subject: page.path } : own, body) });
}

function writeFolders({ sections }: SourceSite, pages: readonly SourcePage[], files: PlannedFiles): void {
  const used = new Set(pages.map(({ target }) => target.split("/").slice(0, -1).join("/")));
  for (const { type, folders } of sections)
    for (const [path, { title, order, isCollapsed }] of folders) {
      const folder = `${type}/${path.replaceAll(/\s+/g, "-")}`;
      const isUsed = [...used].some((one) => one === folder || one.startsWith(`${folder}/`));
      if (!isUsed || path === ".") continue;
      const said = {
        ...(title === undefined ? {} : { title }),
        ...(order === undefined ? {} : { order }),
        ...(isCollapsed === true ? { collapsed: true } : {}),
      };
      if (Object.keys(said).length > 0) files.set(`${folder}/_folder.yml`, { kind: "text", text: stringify(said) });
    }
}
