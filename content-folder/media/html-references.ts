import { escapeTags, escapeText } from "../../html/escape.ts";
import { decodedEntities } from "../markdown/html/entities.ts";
import { readTags, writeTag } from "../markdown/html/read-tags.ts";
import type { HtmlTag } from "../markdown/html/read-tags.ts";
import type { MarkdownNode } from "../markdown/tree.ts";

type HtmlPart = Extract<MarkdownNode, { readonly type: "html" }>;
type Picture = Extract<MarkdownNode, { readonly type: "image" }>;
type Link = Extract<MarkdownNode, { readonly type: "link" }>;

/** How pictures and links of a text get their addresses. One that cannot be shown becomes a text. */
export interface Menders {
  readonly picture: (node: Picture) => Promise<void>;
  readonly link: (node: Link) => Promise<void>;
}

/** Gives the pictures and links in the HTML of a text their addresses, as those of Markdown get theirs. */
export async function mendHtml(node: HtmlPart, menders: Menders): Promise<void> {
  if (!hasReferences(node)) return;
  const { tags, rest } = readTags(node.value);
  const parts: string[] = [];
  for (const tag of tags) parts.push(tag.before, tag.isClosing ? `</${tag.name}>` : await mended(tag, node, menders));
  node.value = parts.join("") + rest;
}

/** Gives the pictures and links in the HTML of a text other addresses. */
export function readdressHtml(node: HtmlPart, toAddress: (url: string) => string): void {
  if (!hasReferences(node)) return;
  const { tags, rest } = readTags(node.value);
  const parts = tags.flatMap((tag) => [
    tag.before,
    tag.isClosing ? `</${tag.name}>` : writeTag(tag.name, readdressed(tag, toAddress)),
  ]);
  node.value = parts.join("") + rest;
}

function readdressed({ name, attributes }: HtmlTag, toAddress: (url: string) => string): HtmlTag["attributes"] {
  const key = name === "a" ? "href" : "src";
  const url = attributes.get(key);
  return url === undefined ? attributes : new Map([...attributes, [key, escapeText(toAddress(decodedEntities(url)))]]);
}

function hasReferences({ value }: HtmlPart): boolean {
  return /<(?:img|a)\s/.test(value);
}

async function mended(tag: HtmlTag, node: HtmlPart, menders: Menders): Promise<string> {
  const at = node.position === undefined ? {} : { position: node.position };
  const href = tag.attributes.get("href");
  if (tag.name === "a" && href !== undefined) {
    const link: Link = { type: "link", url: decodedEntities(href), children: [], ...at };
    await menders.link(link);
    return writeTag("a", new Map([...tag.attributes, ["href", escapeText(link.url)]]));
  }
  return tag.name === "img" ? pictureFor(tag, at, menders) : writeTag(tag.name, tag.attributes);
}

async function pictureFor(tag: HtmlTag, at: Pick<HtmlPart, "position">, menders: Menders): Promise<string> {
  const { src = "", alt = "", width = "", height: _height, ...more } = Object.fromEntries(tag.attributes);
  const px = /^([1-9]\d{0,3})(?:px)?$/.exec(width)?.[1];
  const data = px === undefined ? {} : { data: { hProperties: { width: Number(px) } } };
  const picture: Picture = { type: "image", url: decodedEntities(src), alt: decodedEntities(alt), ...data, ...at };
  await menders.picture(picture);
  if (picture.type !== "image") return escapeTags(alt);
  const { className, ...properties } = picture.data?.hProperties ?? {};
  const classes = Array.isArray(className) ? [["class", className.join(" ")] as const] : [];
  const given = Object.entries({ src: escapeText(picture.url), alt, ...more });
  return writeTag("img", [
    ...given,
    ...Object.entries(properties).map(([key, value]) => [key, String(value)] as const),
    ...classes,
  ]);
}
