import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { markdownOfExport } from "../html/markdown-of-export.ts";
import { readJsonText } from "../settings/read-data.ts";
import { listAt, textAt, valueAt } from "../settings/value.ts";
import type { Value } from "../settings/value.ts";
import { markdownOnly } from "../text/markup.ts";
import { decodedAddress } from "../../addresses/percent-decoding.ts";
import { pathAddress, toAddress } from "./addresses.ts";
import { listFiles } from "./list-files.ts";
import { onlySection } from "./only-section.ts";
import type { FolderFacts, GivenPage, SourceFields, Tool } from "./source-site.ts";

/** Zendesk Guide: the articles of an export of its interface for programs (`articles.json`, `sections.json`, `categories.json`), in the language of most. */
export const zendesk: Tool = {
  name: "Zendesk Guide",
  read: (place) => {
    const found = exportIn(place);
    if (found === null) return null;
    const { folder, file } = found;
    const articles = inLanguage(found.articles);
    const places = placesOf(found);
    const linkOf = linksOf(articles, found.folder);
    const given = new Map<string, GivenPage>();
    const addresses = new Map<string, string>();
    for (const article of articles) {
      const bare = `${places.folderOf(textAt(article, "section_id"))}${nameOf(article)}`;
      const path = `${given.has(`${bare}.md`) ? `${bare}-${textAt(article, "id") ?? ""}` : bare}.md`;
      const { markdown, seen } = markdownOfExport(textAt(article, "body") ?? "", linkOf);
      given.set(path, { fields: fieldsOf(article), body: markdown, seen, file, line: lineOf(found.text, article) });
      addresses.set(path, addressOf(article));
    }
    const section = onlySection({
      folder,
      files: [...given.keys()],
      addressOf: (path) => addresses.get(path) ?? pathAddress(path),
      entries: [],
    });
    return {
      tool: "Zendesk Guide",
      folder,
      name: hostOf(articles) ?? "Help Center",
      description: null,
      language: textAt(articles[0], "locale"),
      base: "",
      sections: [{ ...section, given, folders: places.facts }],
      publicFolders: [folder],
      places: {},
      links: [],
      redirects: articles.filter(isForAll).flatMap((article) =>
        otherAddresses(article).map((from) => ({
          from,
          to: addressOf(article),
          file,
          line: lineOf(found.text, article),
        })),
      ),
      markupOf: () => markdownOnly,
      headingSlug: () => "",
    };
  },
};

interface Export {
  readonly folder: string;
  /** The file with the first articles, and its text. */
  readonly file: string;
  readonly text: string;
  readonly articles: readonly Value[];
  readonly sections: readonly Value[];
  readonly categories: readonly Value[];
}

/** All pages of an export in one folder; null where no file has articles. */
function exportIn(place: string): Export | null {
  if (!existsSync(place)) return null;
  const isFile = statSync(place).isFile();
  const folder = isFile ? dirname(place) : place;
  const names = listFiles(folder).filter((path) => path.endsWith(".json") && path.split("/").length <= 2);
  const files = names
    .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }))
    .filter(({ text }) => /"(?:articles|sections|categories)"\s*:\s*\[/.test(text))
    .map(({ name, text }) => ({ name, text, data: readJsonText(text) }));
  const all = (key: string): readonly Value[] => files.flatMap(({ data }) => listAt(data, key));
  const articles = all("articles").filter((one) => textAt(one, "body") !== null && textAt(one, "section_id") !== null);
  const first = files.find(({ data }) => listAt(data, "articles").length > 0);
  if (articles.length === 0 || first === undefined || (isFile && first.name !== basename(place))) return null;
  return {
    folder,
    file: first.name,
    text: first.text,
    articles,
    sections: all("sections"),
    categories: all("categories"),
  };
}

function inLanguage(articles: readonly Value[]): readonly Value[] {
  const groups = [...Map.groupBy(articles, (one) => textAt(one, "locale") ?? "")];
  return groups.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[1] ?? [];
}

/** The folders that categories and sections are. */
function placesOf({ sections, categories }: Export) {
  const facts = new Map<string, FolderFacts>();
  const put = (path: string, of: Value): void => {
    const title = textAt(of, "name");
    const order = valueAt(of, "position");
    facts.set(path, { ...(title === null ? {} : { title }), ...(typeof order === "number" ? { order } : {}) });
  };
  const paths = new Map<string, string>();
  for (const section of sections) {
    const category = categories.find((one) => textAt(one, "id") === textAt(section, "category_id"));
    const around = category === undefined ? "" : `${nameOf(category)}/`;
    if (category !== undefined) put(nameOf(category), category);
    put(`${around}${nameOf(section)}`, section);
    paths.set(textAt(section, "id") ?? "", `${around}${nameOf(section)}/`);
  }
  return { facts, folderOf: (id: string | null): string => paths.get(id ?? "") ?? "" };
}

/** A name for paths, made of the title. */
function nameOf(of: Value): string {
  const title = textAt(of, "title") ?? textAt(of, "name") ?? "";
  const words = title
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
  return words === "" || /^(?:index|readme)$/.test(words) ? `page-${textAt(of, "id") ?? ""}` : words.slice(0, 80);
}

function addressOf(article: Value): string {
  const url = textAt(article, "html_url");
  const path = url === null ? undefined : URL.parse(url)?.pathname;
  if (path !== undefined) return decodedAddress(path) ?? path;
  return toAddress("hc", textAt(article, "locale") ?? "", "articles", textAt(article, "id") ?? "");
}

/** An article is also found by its number alone, with a language before it or not. */
function otherAddresses(article: Value): readonly string[] {
  const [id, locale] = [textAt(article, "id") ?? "", textAt(article, "locale") ?? ""];
  const others = [toAddress("hc", locale, "articles", id), toAddress("hc/articles", id)];
  return others.filter((one) => one !== addressOf(article));
}

/** Where an address in an article leads: articles by their numbers, whatever stands behind them, and files that lie beside the export. */
function linksOf(articles: readonly Value[], folder: string): (url: string) => string {
  const byId = new Map(articles.map((one) => [textAt(one, "id") ?? "", addressOf(one)]));
  const host = hostOf(articles);
  return (url) => {
    const inside =
      host !== null && url.includes(`//${host}/`) ? url.slice(url.indexOf(`//${host}/`) + host.length + 2) : url;
    const [, id = "", fragment = ""] =
      /^\/hc\/(?:[\w-]+\/)?articles\/(\d+)[^#?]*(?:\?[^#]*)?(#.*)?$/.exec(inside) ?? [];
    const address = byId.get(id);
    if (address !== undefined) return `${address}${fragment}`;
    return inside.startsWith("/") && existsSync(join(folder, inside)) ? inside : url;
  };
}

function hostOf(articles: readonly Value[]): string | null {
  const url = textAt(articles[0], "html_url");
  return url !== null && URL.canParse(url) ? new URL(url).host : null;
}

function lineOf(text: string, article: Value): number {
  const at = text.search(new RegExp(`"id"\\s*:\\s*${textAt(article, "id") ?? "none"}\\b`));
  return at === -1 ? 1 : text.slice(0, at).split("\n").length;
}

function fieldsOf(article: Value): SourceFields {
  const position = valueAt(article, "position");
  return {
    title: textAt(article, "title") ?? "Untitled",
    date: textAt(article, "created_at"),
    lastmod: textAt(article, "edited_at") ?? textAt(article, "updated_at"),
    tags: listAt(article, "label_names"),
    ...(typeof position === "number" && position > 0 ? { weight: position } : {}),
    ...(valueAt(article, "draft") === true ? { draft: true } : {}),
    ...(isForGroup(article) ? { restricted: "for a group of users" } : {}),
  };
}

function isForGroup(article: Value): boolean {
  return [...listAt(article, "user_segment_id"), ...listAt(article, "user_segment_ids")].length > 0;
}

function isForAll(article: Value): boolean {
  return valueAt(article, "draft") !== true && !isForGroup(article);
}
