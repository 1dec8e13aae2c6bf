import { stringify } from "yaml";
import { canonicalUrl } from "../../../addresses/canonical-url.ts";
import { sayIn } from "../../../words/speech.ts";
import type { Speech } from "../../../words/speech.ts";
import { absoluteUrl } from "../../../addresses/absolute-url.ts";
import type { FileDocument, FileSite } from "./read-document.ts";

/** A document's text as Markdown; otherwise why it is not shown, or that there is none. */
export function textOf({ content, markdown, contentProblem }: FileDocument, speech: Speech): string {
  if (markdown !== null) return markdown;
  if (contentProblem !== null) return titleLine(contentProblem);
  return content === null
    ? sayIn(speech, "No content found.")
    : sayIn(speech, "This text is not available as Markdown.");
}

/** A document as a Markdown file: YAML front matter, its title, its text. */
export function toMarkdownFile(document: FileDocument, site: FileSite, speech: Speech): string {
  return `---\n${frontMatterOf(document, site)}---\n\n# ${titleLine(document.subject)}\n\n${textOf(document, speech)}\n`;
}

/** A title on one line, with Markdown's special characters escaped. */
export function titleLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll(/[\\`*_[\]<>]/g, "\\$&");
}

/** A link on one line: parentheses in its address could end it. */
export function linkTo(address: string, text: string): string {
  return `[${titleLine(text)}](${address.replaceAll("(", "%28").replaceAll(")", "%29")})`;
}

/** Unknown values are left out. */
function frontMatterOf(document: FileDocument, site: FileSite): string {
  const { subject, datePublished, lastUpdated, category, location, language, featuredImage, authors, tags } = document;
  const known = {
    title: subject,
    source: canonicalUrl(site.url, document.path),
    type: document.type.id,
    description: document.metaDescription ?? document.description,
    datePublished,
    dateModified: lastUpdated,
    authors: authors.map(({ name }) => name),
    category,
    tags: tags.map(({ name }) => name),
    location,
    language,
    image: featuredImage === null ? null : absoluteUrl(site, featuredImage.url),
  };
  const isKnown = ([, value]: readonly [string, unknown]): boolean =>
    value !== null && !(Array.isArray(value) && value.length === 0);
  return stringify(Object.fromEntries(Object.entries(known).filter(isKnown)), { lineWidth: 0 });
}
