import { canonicalUrl } from "../../../addresses/canonical-url.ts";
import { absoluteUrl, filePath } from "../addresses.ts";
import type { ListPage } from "../document-lists.ts";
import type { TypeOfFiles } from "../document-types.ts";
import { textOf, titleLine } from "../documents/markdown-file.ts";
import type { FileDocument } from "../documents/read-document.ts";

/** The site as these files describe it. */
export interface SiteOfLlms {
  readonly name: string;
  readonly url: string;
  readonly description: string;
}

/** The newest documents of a type. */
export interface ListOfType {
  readonly type: TypeOfFiles;
  readonly list: ListPage;
}

/** Limit on the texts of one page together; texts beyond it are linked instead. */
const fullBytesMax = 900_000;

/** The map of the site (llmstxt.org): its name and description, and the newest documents of every type with the address of their Markdown. */
export function toLlmsText(site: SiteOfLlms, lists: readonly ListOfType[]): string {
  const sections = lists.flatMap(({ type, list }) =>
    list.documents.length === 0 ? [] : [sectionOf(site, type.listLabel, list)],
  );
  const head = `# ${titleLine(site.name)}\n\n> ${titleLine(site.description)}\n\nEvery document is Markdown at its address with \`.md\`, and JSON with \`.json\`. All of them in one file: ${site.url}/llms-full.txt. The GraphQL API: ${site.url}/graphql.`;
  return `${[head, ...sections].join("\n\n")}\n`;
}

function sectionOf(site: SiteOfLlms, title: string, { documents, total }: ListPage): string {
  const lines = documents.map((document) => {
    const description = document.metaDescription === null ? "" : `: ${titleLine(document.metaDescription)}`;
    return `- [${titleLine(document.subject)}](${absoluteUrl(site, filePath(document, "md"))})${description}`;
  });
  const more = total > documents.length ? [`- ${total - documents.length} older ones: ${site.url}/sitemap.xml`] : [];
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
): string {
  let bytes = 0;
  const parts = documents.map((document) => {
    const head = `# ${titleLine(document.subject)}\n\nSource: ${canonicalUrl(site.url, document.path)}`;
    const text = textOf(document);
    bytes += Buffer.byteLength(text);
    return bytes > fullBytesMax
      ? `${head}\n\nToo long for this file: ${absoluteUrl(site, filePath(document, "md"))}`
      : `${head}\n\n${text}`;
  });
  const next = hasNext ? [`Next page: ${site.url}/llms-full.txt?page=${page + 1}`] : [];
  const first = `> ${titleLine(site.name)}: all documents, page ${page}. A map of them: ${site.url}/llms.txt`;
  return `${[first, ...parts, ...next].join("\n\n---\n\n")}\n`;
}
