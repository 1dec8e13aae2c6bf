import { capitalised } from "../../text/capitalised.ts";
import { basename, dirname, join } from "node:path";
import { existsSync, statSync } from "node:fs";
import { markdownOfExport } from "../../html/markdown-of-export.ts";
import { htmlOfPost } from "../../html/post-html.ts";
import { markdownOnly } from "../../text/markup.ts";
import { pathAddress, typeIdOf } from "../addresses.ts";
import { listFiles } from "../list-files.ts";
import type { Note } from "../../note.ts";
import type { GivenPage, Section, SourceFields, Tool } from "../source-site.ts";
import { readWordPressExport } from "./wordpress-export.ts";
import type { ExportedItem } from "./wordpress-export.ts";
import { createLinks, pathOf } from "./wordpress-links.ts";
import type { WordPressLinks } from "./wordpress-links.ts";

/** Kinds of items that no reader sees as pages. */
const notPages = new Set(
  "attachment nav_menu_item revision custom_css customize_changeset oembed_cache user_request wp_block wp_global_styles wp_navigation wp_template wp_template_part".split(
    " ",
  ),
);

/** WordPress: the pages, posts and other published texts of an export (WXR), and the files that lie beside it. */
export const wordpress: Tool = {
  name: "WordPress",
  read: (place) => {
    const file = exportIn(place);
    const read = file === null ? null : readWordPressExport(file);
    if (file === null || read === null) return null;
    const folder = dirname(file);
    const { site, items, authors } = read;
    const url = site.texts.get("wp:base_blog_url") ?? site.texts.get("link") ?? "";
    const pages = items.filter(
      (item) => !notPages.has(typeOf(item)) && /^(?:publish|draft|pending|future|private)$/.test(statusOf(item)),
    );
    const { linkOf, imageOf, addressesKept } = createLinks({ items, pages, url, folder });
    const types = [...new Set(pages.map(typeOf))].toSorted((a, b) => rankOf(a) - rankOf(b));
    const name = basename(file);
    const sections = types.map((type) =>
      sectionOf(
        type,
        pages.filter((item) => typeOf(item) === type),
        { folder, file: name, linkOf, imageOf },
      ),
    );
    const kept = addressesKept();
    return {
      tool: "WordPress",
      folder,
      name: site.texts.get("title")?.trim() || "Site",
      description: site.texts.get("description")?.trim() || null,
      language: site.texts.get("language")?.trim() || null,
      base: "",
      sections,
      notes: kept === 0 ? [] : [noteOfKept(name, kept, url)],
      publicFolders: [folder],
      places: {},
      links: [],
      redirects: [],
      authors: new Map([...authors].map(([key, shown]) => [key, { name: shown, designation: null, image: null }])),
      markupOf: () => markdownOnly,
      headingSlug: () => "",
    };
  },
};

/** The file of an export: the one that is named, or the only one of its kind in a folder. */
function exportIn(place: string): string | null {
  if (!existsSync(place)) return null;
  if (statSync(place).isFile()) return place.endsWith(".xml") ? place : null;
  const found = listFiles(place).filter((path) => !path.includes("/") && path.endsWith(".xml"));
  return found.map((path) => join(place, path)).find((path) => readWordPressExport(path) !== null) ?? null;
}

function typeOf({ texts }: ExportedItem): string {
  return texts.get("wp:post_type")?.trim() ?? "";
}

function statusOf({ texts }: ExportedItem): string {
  return texts.get("wp:status")?.trim() ?? "";
}

function rankOf(type: string): number {
  return type === "page" ? 0 : type === "post" ? 2 : 1;
}

interface Around extends Pick<WordPressLinks, "linkOf" | "imageOf"> {
  readonly folder: string;
  readonly file: string;
}

function noteOfKept(file: string, count: number, url: string): Note {
  const message = `${count} pictures and files do not lie beside the export: they stay at ${url} until wp-content/ lies there`;
  return { file, line: 1, subject: "file", message };
}

function sectionOf(type: string, items: readonly ExportedItem[], around: Around): Section {
  const given = new Map<string, GivenPage>();
  const addresses = new Map<string, string>();
  for (const item of items) {
    const address = pathOf(item);
    const bare = address === "/" ? "index" : address.slice(1);
    const path = `${given.has(`${bare}.md`) ? `${bare}-${item.texts.get("wp:post_id") ?? ""}` : bare}.md`;
    given.set(path, pageOf(item, around));
    addresses.set(path, address);
  }
  const id = type === "page" ? "guide" : type === "post" ? "blog" : (typeIdOf(type) ?? "more");
  return {
    type: id,
    label: type === "page" ? "Pages" : type === "post" ? "Blog" : capitalised(id.replaceAll("-", " ")),
    layout: type === "post" ? "cards" : "guides",
    folder: around.folder,
    given,
    files: [...given.keys()],
    addressOf: (path) => addresses.get(path) ?? pathAddress(path),
    entries: null,
    folders: new Map(),
  };
}

function pageOf(item: ExportedItem, { file, linkOf, imageOf }: Around): GivenPage {
  const { markdown, seen } = markdownOfExport(htmlOfPost(item.texts.get("content:encoded") ?? ""), linkOf);
  const image = imageOf(item);
  return {
    fields: { ...fieldsOf(item), ...(image === null ? {} : { image }) },
    body: markdown,
    seen,
    file,
    line: item.line,
  };
}

function fieldsOf({ texts, terms }: ExportedItem): SourceFields {
  const dateIn = (...names: readonly string[]): string | null =>
    names
      .map((name) => texts.get(name)?.trim() ?? "")
      .find((one) => /^[1-9]/.test(one))
      ?.replace(" ", "T")
      .concat("Z") ?? null;
  const status = texts.get("wp:status")?.trim();
  const author = texts.get("wp:post_type")?.trim() === "page" ? "" : (texts.get("dc:creator")?.trim() ?? "");
  const order = Number(texts.get("wp:menu_order") ?? 0);
  const date = dateIn("wp:post_date_gmt", "wp:post_date");
  const summary =
    texts
      .get("excerpt:encoded")
      ?.replaceAll(/<[^>]*>/g, " ")
      .trim() ?? "";
  return {
    title: texts.get("title")?.trim() || (texts.get("wp:post_name") ?? "Untitled"),
    ...(summary === "" ? {} : { description: summary }),
    ...(date === null ? {} : status === "future" ? { publishDate: date, date } : { date }),
    ...(author === "" ? {} : { author }),
    lastmod: dateIn("wp:post_modified_gmt", "wp:post_modified"),
    tags: terms
      .filter(({ domain, name }) => /^(?:category|post_tag)$/.test(domain) && name !== "Uncategorized")
      .map(({ name }) => name),
    ...(order > 0 ? { weight: order } : {}),
    ...(status === "publish" || (status === "future" && date !== null) ? {} : { draft: true }),
    ...((texts.get("wp:post_password") ?? "") === "" ? {} : { restricted: "needs a password" }),
  };
}
