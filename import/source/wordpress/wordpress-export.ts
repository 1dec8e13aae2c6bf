import { readFileSync } from "node:fs";
import { SaxesParser } from "saxes";

/** An element of an export: a post, a page, a file, an author, or the site around them. */
export interface ExportedItem {
  /** The line on which it begins. */
  readonly line: number;
  /** The texts of the elements in it, by their names. */
  readonly texts: ReadonlyMap<string, string>;
  /** What programs have noted of it, by name. */
  readonly facts: ReadonlyMap<string, string>;
  /** Its categories and tags. */
  readonly terms: readonly { readonly domain: string; readonly name: string }[];
}

/** What an export of WordPress (WXR) says. */
export interface WordPressExport {
  readonly site: ExportedItem;
  readonly items: readonly ExportedItem[];
  /** The names that authors are shown with, by those that items give. */
  readonly authors: ReadonlyMap<string, string>;
}

interface Open extends ExportedItem {
  readonly texts: Map<string, string>;
  readonly facts: Map<string, string>;
  readonly terms: { readonly domain: string; readonly name: string }[];
}

/** Reads an export; null if a file is none. Signs that XML does not allow, as editors leave them in texts, are left out. */
export function readWordPressExport(file: string): WordPressExport | null {
  const text = readFileSync(file, "utf8");
  if (!/<rss\b[\s\S]{0,4000}wordpress\.org\/export\//.test(text.slice(0, 20_000))) return null;
  const items: Open[] = [];
  const site = itemAt(1);
  let now = site;
  let words = "";
  const authors = new Map<string, string>();
  let domain = "";
  let login = "";
  let fact = "";
  const parser = new SaxesParser({ xmlns: false });
  parser.on("error", () => undefined);
  parser.on("opentag", ({ name, attributes }) => {
    words = "";
    domain = attributes["domain"] ?? "";
    if (name === "item") items.push((now = itemAt(parser.line)));
  });
  parser.on("text", (part) => void (words += part));
  parser.on("cdata", (part) => void (words += part));
  parser.on("closetag", ({ name }) => {
    if (name === "item") now = site;
    else if (name === "category" && domain !== "") now.terms.push({ domain, name: words.trim() });
    else if (name === "wp:author_login") login = words.trim();
    else if (name === "wp:author_display_name") authors.set(login, words.trim() || login);
    else if (name === "wp:meta_key") fact = words.trim();
    else if (name === "wp:meta_value") now.facts.set(fact, words.trim());
    else if (!now.texts.has(name)) now.texts.set(name, words);
    words = "";
  });
  parser.write(text.replaceAll(/[^\t\n\r\u0020-\uFFFD]/gu, (sign) => (sign.length > 1 ? sign : ""))).close();
  return { site, items, authors };
}

function itemAt(line: number): Open {
  return { line, texts: new Map(), facts: new Map(), terms: [] };
}
