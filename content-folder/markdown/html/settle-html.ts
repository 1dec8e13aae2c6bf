import { escapeTags } from "../../../html/escape.ts";
import { isOwnId } from "../../../addresses/heading-ids.ts";
import type { ReportFault } from "../dialect/directive.ts";
import { partsOf } from "../tree.ts";
import type { MarkdownNode, MarkdownTree } from "../tree.ts";
import { dropInsides } from "./drop-insides.ts";
import { attributesOf, dropped, embedded, taken, transparent } from "./elements.ts";
import { readTags, shownTag, writeTag } from "./read-tags.ts";
import type { HtmlTag } from "./read-tags.ts";

type HtmlPart = Extract<MarkdownNode, { readonly type: "html" }>;

/** The film within whose tags a text is. */
interface FilmAround {
  tag: HtmlTag | null;
}

/** More tags than any text of people has. Those behind them are left out. */
const tagsMax = 5_000;

/**
 * Leaves in the HTML of a text what carries meaning. Of what is about looks only the content stays, and nothing of scripts and forms; names that HTML does not
 * have are text. All three are reported, with their lines. No class passes: classes are how our own forms speak to the gate.
 */
export function settleHtml(tree: MarkdownTree, report: ReportFault): void {
  let tags = 0;
  const around: FilmAround = { tag: null };
  dropInsides(tree);
  for (const node of partsOf(tree)) {
    if (node.type !== "html") continue;
    const read = readTags(node.value);
    tags += read.tags.length;
    if (tags > tagsMax) {
      report(node, `more than ${tagsMax} tags of HTML in a text: they are left out from here on`, "raw-html");
      node.value = "";
      continue;
    }
    node.value = written(node, read, around, report);
  }
}

function written(
  node: HtmlPart,
  { tags, rest }: ReturnType<typeof readTags>,
  around: FilmAround,
  report: ReportFault,
): string {
  const parts: string[] = [];
  let without: string | null = null;
  for (const tag of tags) {
    const name = tag.name.toLowerCase();
    if (without === null) parts.push(escapeTags(tag.before));
    if (without !== null && !(tag.isClosing && name === without)) continue;
    without = null;
    if (dropped.has(name)) {
      if (tag.isClosing) continue;
      if (tags.some((other) => other.isClosing && other.name.toLowerCase() === name)) without = name;
      report(lineOf(node, tag), `<${name}> is left out`, "raw-html");
    } else parts.push(embedded.has(name) ? filmAs(tag, name, around) : tagAs(node, tag, name, report));
  }
  if (without === null) parts.push(escapeTags(rest));
  return parts.join("");
}

function tagAs(node: HtmlPart, tag: HtmlTag, name: string, report: ReportFault): string {
  if (taken.has(name)) return tag.isClosing ? `</${name}>` : writeTag(name, attributesIn(tag, name));
  if (transparent.has(name)) {
    if (!tag.isClosing && name !== "picture")
      report(lineOf(node, tag), `<${name}> is left out; what is in it stays`, "raw-html");
    return anchorOf(tag);
  }
  if (!tag.isClosing) report(lineOf(node, tag), `<${tag.name}> is no element of HTML: it is shown as text`, "raw-html");
  return shownTag(tag);
}

function attributesIn({ attributes }: HtmlTag, name: string): readonly (readonly [string, string])[] {
  const allowed = [...(attributesOf["*"] ?? []), ...(attributesOf[name] ?? [])];
  const id = attributes.get("id") ?? (name === "a" ? attributes.get("name") : undefined) ?? "";
  return [
    ...[...attributes].filter(([key]) => allowed.includes(key)),
    ...(isOwnId(id) ? [["id", id] as const, ["class", "own-id"] as const] : []),
  ];
}

/** Links may lead to what is left out. */
function anchorOf(tag: HtmlTag): string {
  const id = tag.attributes.get("id") ?? "";
  return !tag.isClosing && isOwnId(id) ? `${writeTag("a", attributesIn(tag, "a"))}</a>` : "";
}

/** What says a film's name and first picture is around its sources. */
function filmAs(tag: HtmlTag, name: string, around: FilmAround): string {
  if (name === "video" || name === "audio") around.tag = tag.isClosing ? null : tag;
  if (tag.isClosing) return "";
  const of = name === "source" ? (around.tag?.attributes ?? []) : [];
  return linkTo(new Map([...of, ...tag.attributes]), name);
}

/** A film of the site is a link of which the gate makes a player; what other sites show is a link that leads there. */
function linkTo(attributes: HtmlTag["attributes"], name: string): string {
  const source = attributes.get("src") ?? "";
  if (source === "" || !/^(?:https?:|[^:]*$)/iu.test(source)) return "";
  const isSound = name === "audio" || /\.(?:mp3|m4a|ogg|wav)$/iu.test(source);
  const kind = name === "iframe" ? [] : [["class", isSound ? "audio" : "video"] as const];
  const title =
    attributes.get("title") ?? attributes.get("aria-label") ?? source.replace(/^https?:\/\/(?:www\.)?/u, "");
  const poster = isSound || name === "iframe" ? "" : (attributes.get("poster") ?? "");
  const shown =
    poster === ""
      ? escapeTags(title)
      : writeTag("img", [
          ["src", poster],
          ["alt", title],
        ]);
  return `${writeTag("a", [["href", source], ...kind])}${shown}</a>`;
}

function lineOf(node: HtmlPart, { at }: HtmlTag): MarkdownNode {
  if (node.position === undefined) return node;
  const line = node.position.start.line + node.value.slice(0, at).split("\n").length - 1;
  return { ...node, position: { ...node.position, start: { ...node.position.start, line } } };
}
