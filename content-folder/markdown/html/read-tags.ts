import { escapeTags } from "../../../html/escape.ts";
/** A tag in a piece of HTML, and the text before it. */
export interface HtmlTag {
  /** What stands between the tag before and this one. */
  readonly before: string;
  readonly name: string;
  readonly isClosing: boolean;
  readonly attributes: ReadonlyMap<string, string>;
  /** Where it begins. */
  readonly at: number;
}

/** A name is taken whole: what follows it may consist of the same letters, and would be tried with each part of a long one. */
const tag = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][\w:.-]*)(?![\w:.-])((?:[^<>"']|"[^"<]{0,4000}"|'[^'<]{0,4000}')*)>/g;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>`]+)))?/g;

/** Reads the tags of a piece of HTML; comments are left out. `rest` is what stands behind the last tag. */
export function readTags(html: string): { readonly tags: readonly HtmlTag[]; readonly rest: string } {
  const tags: HtmlTag[] = [];
  let before = "";
  let at = 0;
  for (const match of html.matchAll(tag)) {
    before += html.slice(at, match.index);
    at = match.index + match[0].length;
    const [, slash, name, given = ""] = match;
    if (name === undefined) continue;
    tags.push({ before, name, isClosing: slash === "/", attributes: attributesIn(given), at: match.index });
    before = "";
  }
  return { tags, rest: before + html.slice(at) };
}

function attributesIn(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = "", double, single, bare] of text.matchAll(attribute)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, double ?? single ?? bare ?? "");
  }
  return found;
}

/** A tag as it was written, for readers to see. */
export function shownTag({ name, isClosing }: Pick<HtmlTag, "name" | "isClosing">): string {
  return `&lt;${isClosing ? "/" : ""}${name}&gt;`;
}

/** An opening tag. Values may hold entities, which stay what they are. */
export function writeTag(name: string, attributes: Iterable<readonly [string, string]>): string {
  const written = [...attributes].map(([key, value]) => ` ${key}="${quoted(value)}"`);
  return `<${name}${written.join("")}>`;
}

function quoted(value: string): string {
  return escapeTags(value).replaceAll('"', "&quot;").replaceAll(">", "&gt;");
}
