import { canonicalUrl } from "../../../addresses/canonical-url.ts";
import { documentFile } from "../../../addresses/document-file.ts";
import { groupAddress } from "../../../addresses/group-address.ts";
import { absoluteUrl } from "../../../addresses/absolute-url.ts";
import { absoluteHtml } from "../absolute-html.ts";
import type { FileDocument, FileSite } from "./read-document.ts";

/** A document as a JSON file. Every address in it is absolute; unknown values are null. */
export function toJsonFile(document: FileDocument, site: FileSite): string {
  const { slug, path, subject, metaDescription, description, authors, types, tags, featuredImage, content } = document;
  return `${JSON.stringify({
    slug,
    url: canonicalUrl(site.url, path),
    markdownUrl: absoluteUrl(site, documentFile(document, "md")),
    type: document.type.id,
    title: subject,
    description: metaDescription ?? description,
    datePublished: document.datePublished,
    dateModified: document.lastUpdated,
    authors: authors.map(({ name, designation, path }) => ({
      name,
      designation,
      url: path === null ? null : canonicalUrl(site.url, path),
    })),
    types: types.map(({ name, slug }) => ({ name, url: canonicalUrl(site.url, groupAddress("type", slug)) })),
    category: document.category,
    tags: tags.map(({ name, slug }) => ({ name, url: canonicalUrl(site.url, groupAddress("tag", slug)) })),
    location: document.location,
    language: document.language,
    image: featuredImage === null ? null : absoluteUrl(site, featuredImage.url),
    readingMinutes: document.readingMinutes,
    html: content === null ? null : absoluteHtml(content, absoluteUrl(site, path)),
    markdown: document.markdown,
  })}\n`;
}
