import { capitalised } from "../../text/capitalised.ts";
import { basename, dirname, join } from "node:path";
import { existsSync, statSync } from "node:fs";
import { markdownOfExport } from "../../html/markdown-of-export.ts";
import { htmlOfPost } from "../../html/post-html.ts";
import { markdownOnly } from "../../text/markup.ts";
import { decodedAddress } from "../../../addresses/percent-decoding.ts";
import { pathAddress, toAddress, typeIdOf } from "../addresses.ts";
import { listFiles } from "../list-files.ts";
import type { GivenPage, Section, SourceFields, Tool } from "../source-site.ts";
import { readWordPressExport } from "./wordpress-export.ts";
import type { ExportedItem } from "./wordpress-export.ts";

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
    const { site, items } = read;
    const url = site.texts.get("wp:base_blog_url") ?? site.texts.get("link") ?? "";
    const pages = items.filter(
      (item) => !notPages.has(typeOf(item)) && /^(?:publish|draft|pending|future|private)$/.test(statusOf(item)),
    );
    const links = linksOf(items, url);
    const types = [...new Set(pages.map(typeOf))].toSorted((a, b) => rankOf(a) - rankOf(b));
    const name = basename(file);
    return {
      tool: "WordPress",
      folder,
      name: site.texts.get("title")?.trim() || "Site",
      description: site.texts.get("description")?.trim() || null,
      language: site.texts.get("language")?.trim() || null,
      base: "",
      sections: types.map((type) =>
        sectionOf(
          type,
          pages.filter((item) => typeOf(item) === type),
          { folder, file: name, links },
        ),
      ),
      publicFolders: [folder],
      places: {},
      links: [],
      redirects: [],
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

/** Where an address of an export leads within the site: pages by their paths also where they are named by number. */
function linksOf(items: readonly ExportedItem[], url: string): (address: string) => string {
  const hosts = new Set(
    [url, url.replace(/^http:/, "https:"), url.replace(/^https:/, "http:")].map((one) => one.replace(/\/+$/, "")),
  );
  const byNumber = new Map(items.map((item) => [item.texts.get("wp:post_id")?.trim() ?? "", pathOf(item)]));
  return (address) => {
    const host = [...hosts].find((one) => one !== "" && (address === one || address.startsWith(`${one}/`)));
    const inside = host === undefined ? address : address.slice(host.length) || "/";
    const [, number = ""] = /^\/?\?(?:p|page_id|attachment_id)=(\d+)/.exec(inside) ?? [];
    return number === "" ? inside : (byNumber.get(number) ?? inside);
  };
}

/** The path of the old address; one that has not been published yet has its name. */
function pathOf(item: ExportedItem): string {
  const link = item.texts.get("link")?.trim() ?? "";
  const path = URL.canParse(link) ? new URL(link).pathname : "/";
  const own = item.texts.get("wp:post_name")?.trim() || item.texts.get("wp:post_id")?.trim() || "page";
  return path === "/" && (/\?/.test(link) || link === "") ? toAddress(own) : toAddress(decodedAddress(path) ?? path);
}

interface Around {
  readonly folder: string;
  readonly file: string;
  readonly links: (address: string) => string;
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

function pageOf(item: ExportedItem, { file, links }: Around): GivenPage {
  const { markdown, seen } = markdownOfExport(htmlOfPost(item.texts.get("content:encoded") ?? ""), links);
  return { fields: fieldsOf(item), body: markdown, seen, file, line: item.line };
}

function fieldsOf({ texts, terms }: ExportedItem): SourceFields {
  const dateIn = (...names: readonly string[]): string | null =>
    names
      .map((name) => texts.get(name)?.trim() ?? "")
      .find((one) => /^[1-9]/.test(one))
      ?.replace(" ", "T")
      .concat("Z") ?? null;
  const status = texts.get("wp:status")?.trim();
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
    lastmod: dateIn("wp:post_modified_gmt", "wp:post_modified"),
    tags: terms
      .filter(({ domain, name }) => /^(?:category|post_tag)$/.test(domain) && name !== "Uncategorized")
      .map(({ name }) => name),
    ...(order > 0 ? { weight: order } : {}),
    ...(status === "publish" || status === "future" ? {} : { draft: true }),
  };
}
