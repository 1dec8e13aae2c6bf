import { setImmediate as nextTurn } from "node:timers/promises";
import { writtenPriority } from "../../../addresses/listed-location.ts";
import { escapeXml } from "../xml.ts";
import { inSlices } from "./slices.ts";

const sitemapNamespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
const imageNamespace = "http://www.google.com/schemas/sitemap-image/1.1";
const newsNamespace = "http://www.google.com/schemas/sitemap-news/0.9";

/** One address of a sitemap. */
export interface SitemapEntry {
  readonly location: string;
  readonly lastModified: string | null;
  /** Null in an index, which has no priorities. */
  readonly priority: number | null;
  /** The absolute addresses of the page's pictures. */
  readonly images?: readonly string[];
}

/**
 * An index of sitemaps, or a set of addresses (sitemaps.org protocol 0.9) with their pictures (Google's image extension
 * 1.1). A long one is written in slices, yielding to other requests in between.
 */
export async function toSitemapXml(kind: "sitemapindex" | "urlset", entries: readonly SitemapEntry[]): Promise<Buffer> {
  const element = kind === "sitemapindex" ? "sitemap" : "url";
  const namespaces = entries.some(({ images = [] }) => images.length > 0) ? ` xmlns:image="${imageNamespace}"` : "";
  const pieces = [Buffer.from(beginOf(kind, namespaces))];
  for (const slice of inSlices(entries)) {
    pieces.push(Buffer.from(slice.map((entry) => `${lineOf(element, entry)}\n`).join("")));
    await nextTurn();
  }
  return Buffer.concat([...pieces, Buffer.from(endOf(kind))]);
}

function lineOf(element: string, { location, lastModified, priority, images = [] }: SitemapEntry): string {
  const lastmod = lastModified === null ? "" : `<lastmod>${escapeXml(lastModified)}</lastmod>`;
  const weight = priority === null ? "" : `<priority>${writtenPriority(priority)}</priority>`;
  const pictures = images
    .map((image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`)
    .join("");
  return `  <${element}><loc>${escapeXml(location)}</loc>${lastmod}${weight}${pictures}</${element}>`;
}

/** An article of the last two days. */
export interface NewsEntry {
  readonly location: string;
  readonly title: string;
  readonly published: string;
}

/** A news sitemap (Google's news extension 0.9). Without news it is an empty set, as crawlers expect. */
export function toNewsXml(publication: string, language: string, entries: readonly NewsEntry[]): Buffer {
  const name = `<news:publication><news:name>${escapeXml(publication)}</news:name><news:language>${newsLanguage(language)}</news:language></news:publication>`;
  const lines = entries.map(({ location, title, published }) => {
    const news = `${name}<news:publication_date>${escapeXml(published)}</news:publication_date><news:title>${escapeXml(title)}</news:title>`;
    return `  <url><loc>${escapeXml(location)}</loc><news:news>${news}</news:news></url>`;
  });
  return Buffer.from(
    `${beginOf("urlset", ` xmlns:news="${newsNamespace}"`)}${lines.map((line) => `${line}\n`).join("")}${endOf("urlset")}`,
  );
}

/**
 * A language as the news extension names it: by its code alone, but for Chinese, which goes by its script.
 *
 * @example newsLanguage("pt-BR") // "pt"
 */
function newsLanguage(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize();
  if (language !== "zh") return language;
  return script === "Hant" ? "zh-tw" : "zh-cn";
}

function beginOf(name: string, namespaces: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${sitemapNamespace}"${namespaces}>\n`;
}

function endOf(name: string): string {
  return `</${name}>\n`;
}
