import { join, posix, relative, sep } from "node:path";
import { documentAddress } from "../../addresses/document-address.ts";
import { percentDecoded } from "../../addresses/percent-decoding.ts";
import { pathSlug } from "../../content-folder/arrangement/path-slug.ts";
import type { DocumentType } from "../../content-folder/document-types/document-type.ts";
import type { Note, TakeNote } from "../note.ts";
import { textAt } from "../settings/value.ts";
import { withoutLanguage } from "../source/language-in-names.ts";
import { withoutEnding } from "../source/list-files.ts";
import { lostLetters, readText } from "../settings/read-text.ts";
import type { Section, SourceFields, SourceSite } from "../source/source-site.ts";
import type { Markup } from "../text/markup.ts";
import { withoutHiddenRust } from "../text/rust-lines.ts";
import { splitFrontMatter, withSmallNames } from "./front-matter.ts";
import { waitingForDate } from "./publication-fields.ts";

/** A page of the old site, and the document that it becomes. */
export interface SourcePage {
  readonly section: Section;
  /** Relative to the folder of its section. */
  readonly path: string;
  /** Absolute. */
  readonly file: string;
  /** Relative to the folder of the site, for the report. */
  readonly shown: string;
  readonly fields: SourceFields;
  readonly body: string;
  readonly bodyLine: number;
  /** What the sidebar calls it; null where it says nothing. */
  readonly listedTitle: string | null;
  /** The text by which it is measured what is kept. */
  readonly seen: string;
  /** Its address in the old site, without its base. */
  readonly oldAddress: string;
  /** Its file in the content folder. */
  readonly target: string;
  /** The slug that its front matter needs; null where the path gives it. */
  readonly slug: string | null;
  readonly address: string;
  readonly note: TakeNote;
}

/** Reads the pages of a site. Each gets an address that no other has. */
export function readPages(
  site: SourceSite,
  types: ReadonlyMap<string, DocumentType>,
  notes: Note[],
): readonly SourcePage[] {
  const taken = new Set<string>();
  const files = new Set<string>();
  return site.sections.flatMap((section) => {
    const type = types.get(section.type);
    return type === undefined
      ? []
      : section.files.map((path) => readPage(site, { section, type, path, taken, files, notes }));
  });
}

interface Place {
  readonly section: Section;
  readonly type: DocumentType;
  readonly path: string;
  readonly taken: Set<string>;
  readonly files: Set<string>;
  readonly notes: Note[];
}

function readPage(site: SourceSite, { section, type, path, taken, files, notes }: Place): SourcePage {
  const file = join(section.folder, path);
  const given = section.given?.get(path);
  const shown = given?.file ?? relative(site.folder, file).split(sep).join("/");
  const note: TakeNote = (line, subject, message) =>
    void notes.push({ file: shown, line: given?.line ?? line, subject, message });
  const {
    fields: written,
    body,
    bodyLine,
  } = given === undefined
    ? splitFrontMatter(textOfFile(file, note), note, site.hasBareFields)
    : { ...given, bodyLine: given.line };
  const named = site.hasCapitalFields === true ? withSmallNames(written) : written;
  const dated = withDate(site.fieldsOf?.(named, file) ?? named, section.dateOf?.(path) ?? null);
  const fields = section.waitsForDate?.(path, dated) === true ? waitingForDate(dated) : dated;
  const oldAddress = section.addressOf(path, fields);
  const target = free(
    `${section.type}/${targetPath(withoutLanguage(path, section.inNames), section.indexName)}`,
    files,
  );
  const own = slugFor(section, type, target, oldAddress, fields);
  const fromPath = pathSlug(target, type);
  const wanted =
    own === null ? fromPath.slug : own.startsWith("/") ? `${section.type}${own}` : `${fromPath.folder}${own}`;
  const slug = free(wanted, taken);
  const isFromPath = slug === fromPath.slug;
  return {
    section,
    path,
    file,
    shown,
    fields,
    body,
    bodyLine,
    listedTitle: section.titles?.get(path) ?? null,
    seen: given?.seen ?? seenOf(body, site.markupOf(path)),
    oldAddress,
    target,
    note,
    slug: isFromPath ? null : type.addresses === "folders" ? `/${slug.slice(section.type.length + 1)}` : slug,
    address: documentAddress(type, slug),
  };
}

function textOfFile(file: string, note: TakeNote): string {
  const { text, lostLine } = readText(file);
  if (lostLine !== null) note(lostLine, "encoding", lostLetters);
  return text;
}

function withDate(fields: SourceFields, date: string | null): SourceFields {
  return date === null || (fields["date"] ?? null) !== null ? fields : { ...fields, date };
}

function seenOf(body: string, { hidesRustLines }: Markup): string {
  if (hidesRustLines !== true) return body;
  return withoutHiddenRust(body.split("\n").map((text) => ({ text })))
    .map(({ text }) => text)
    .join("\n");
}

/** A name that is not taken yet: with a number behind it where it must be. */
function free(name: string, taken: Set<string>): string {
  const [, stem = name, ending = ""] = /^(.*?)(\.md)?$/.exec(name) ?? [];
  let found = name;
  for (let number = 2; taken.has(found.toLowerCase()); number += 1) found = `${stem}-${number}${ending}`;
  taken.add(found.toLowerCase());
  return found;
}

/**
 * The path of a document in the folder of its type. What begins with an underscore would be no document.
 *
 * @example targetPath("My notes/_index.mdx") // "My-notes/index.md"
 * @example targetPath("_api/__init__.md") // "api/init__.md"
 */
function targetPath(path: string, indexName?: string): string {
  const parts = withoutEnding(path)
    .split("/")
    .map((part) => part.normalize("NFC").replaceAll(/[\s\p{Cc}\\]+/gu, "-"));
  const name = parts.at(-1) ?? "";
  const isIndex = name === indexName || /^(?:_?index|readme)$/i.test(name);
  const folders = parts.slice(0, -1).map((part) => part.replace(/^[._]+/, ""));
  return posix.join(...folders, `${isIndex ? "index" : name.replace(/^_+(?=.)/, "")}.md`);
}

/** The slug of a page whose old address ends otherwise than its path; null if the path gives it. */
function slugFor(
  section: Section,
  type: DocumentType,
  target: string,
  oldAddress: string,
  fields: SourceFields,
): string | null {
  const last = decodedEnd(oldAddress);
  if (section.layout === "cards") return last === "" ? null : last;
  const said =
    textAt(fields, "slug") !== null ||
    textAt(fields, "id") !== null ||
    textAt(fields, "permalink") !== null ||
    textAt(fields, "url") !== null;
  if (!said || last === "") return null;
  const { slug, folder } = pathSlug(target, type);
  const isSame = slug.split("/").at(-1) === last;
  return isSame || `${folder}${last}` === slug ? null : last;
}

function decodedEnd(address: string): string {
  return percentDecoded(address.split("/").at(-1) ?? "")
    .replaceAll(/[\s\\]+/g, "-")
    .replace(/\.html?$/, "")
    .slice(0, 200);
}
