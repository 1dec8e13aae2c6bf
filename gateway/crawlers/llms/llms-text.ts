import { canonicalUrl } from "../../../addresses/canonical-url.ts";
import { sayIn } from "../../../words/speech.ts";
import type { Speech } from "../../../words/speech.ts";
import { documentFile } from "../../../addresses/document-file.ts";
import { absoluteUrl } from "../../../addresses/absolute-url.ts";
import type { ListPage } from "../document-lists.ts";
import type { TypeOfFiles } from "../document-types.ts";
import { linkTo, textOf, titleLine } from "../documents/markdown-file.ts";
import type { FileDocument } from "../documents/read-document.ts";

/** The site as these files describe it. */
export interface SiteOfLlms {
  readonly name: string;
  readonly url: string;
  readonly description: string;
  /** Whether it has pages that explain its API. */
  readonly hasReference: boolean;
}

/** The first documents of a type. */
export interface ListOfType {
  readonly type: TypeOfFiles;
  readonly list: ListPage;
}

/** Limit on the texts of one page together; texts beyond it are linked instead. */
const fullBytesMax = 900_000;

/** The map of the site (llmstxt.org): its name and description, and the first documents of every type with the address of their Markdown. */
export function toLlmsText(site: SiteOfLlms, lists: readonly ListOfType[], speech: Speech): string {
  const sections = lists.flatMap(({ type, list }) =>
    list.documents.length === 0 ? [] : [sectionOf(site, type.listLabel, list, speech)],
  );
  const forms = sayIn(
    speech,
    "Every document is Markdown at its address with {md}, and JSON with {json}. All of them in one file: {all}. The GraphQL API: {api}.",
    { md: "`.md`", json: "`.json`", all: `${site.url}/llms-full.txt`, api: `${site.url}/graphql` },
  );
  const reference = site.hasReference
    ? ` ${sayIn(speech, "The reference of the API: {address}.", { address: `${site.url}/api-reference` })}`
    : "";
  const head = `# ${titleLine(site.name)}\n\n> ${titleLine(site.description)}\n\n${forms}${reference}`;
  return `${[head, ...sections].join("\n\n")}\n`;
}

function sectionOf(site: SiteOfLlms, title: string, { documents, total }: ListPage, speech: Speech): string {
  const lines = documents.map((document) => {
    const description = document.metaDescription === null ? "" : `: ${titleLine(document.metaDescription)}`;
    return `- ${linkTo(absoluteUrl(site, documentFile(document, "md")), document.subject)}${description}`;
  });
  const older = { count: total - documents.length, address: `${site.url}/sitemap.xml` };
  // A list of such a file has links alone.
  const more =
    older.count > 0 ? [`- ${linkTo(older.address, sayIn(speech, "Older ones ({count}): {address}", older))}`] : [];
  return `## ${title}\n\n${[...lines, ...more].join("\n")}`;
}

/** The position of a page of everything. */
export interface FullPosition {
  readonly page: number;
  readonly hasNext: boolean;
}

/** One page of everything: the documents as Markdown, one after another, each with its address. */
export function toFullPage(
  site: SiteOfLlms,
  documents: readonly FileDocument[],
  { page, hasNext }: FullPosition,
  speech: Speech,
): string {
  let bytes = 0;
  const parts = documents.map((document) => {
    const source = sayIn(speech, "Source: {address}", { address: canonicalUrl(site.url, document.path) });
    const head = `# ${titleLine(document.subject)}\n\n${source}`;
    const text = textOf(document, speech);
    bytes += Buffer.byteLength(text);
    return bytes > fullBytesMax
      ? `${head}\n\n${sayIn(speech, "Too long for this file: {address}", { address: absoluteUrl(site, documentFile(document, "md")) })}`
      : `${head}\n\n${text}`;
  });
  const nextPage = `${site.url}/llms-full.txt?page=${page + 1}`;
  const next = hasNext ? [sayIn(speech, "Next page: {address}", { address: nextPage })] : [];
  const first = sayIn(speech, "{name}: all documents, page {page}. A map of them: {address}", {
    name: titleLine(site.name),
    page,
    address: `${site.url}/llms.txt`,
  });
  return `${[`> ${first}`, ...parts, ...next].join("\n\n---\n\n")}\n`;
}
