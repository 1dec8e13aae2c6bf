import { isOwnId } from "../../addresses/heading-ids.ts";
import { calloutOfClasses } from "./callouts.ts";
import { textOf } from "./attributes.ts";
import type { Tag } from "./attributes.ts";
import { placeOf } from "./ids/place.ts";
import type { Shape } from "./items/items.ts";
import { destination, filmText, imageText, themeOf, widthOf } from "./pictures.ts";

/** What becomes of a tag. */
export type Effect =
  | { readonly kind: "open"; readonly shape: Shape }
  /** The tag is left out, what is in it stays. `isLoss`: a person should look at it. */
  | { readonly kind: "bare"; readonly before?: string; readonly isLoss: boolean }
  /** Text in a line, in place of the tag. */
  | { readonly kind: "text"; readonly text: string }
  /** Lines of their own, in place of the tag. */
  | { readonly kind: "block"; readonly lines: readonly string[] }
  /** All up to its end is read as one: as text of a line, as code, as HTML, or left out. */
  | { readonly kind: "inner"; readonly as: Inner };

/** How all that is in an element is read. */
export type Inner =
  | "link"
  | "heading"
  | "strong"
  | "emphasis"
  | "deleted"
  | "key"
  | "badge"
  | "abbreviation"
  | "code"
  | "listing"
  | "html"
  | "nothing";

const plain: Effect = { kind: "open", shape: { kind: "plain", before: [] } };
const bare: Effect = { kind: "bare", isLoss: false };

const inner = new Map<string, Inner>([
  ["a", "link"],
  ["h1", "heading"],
  ["h2", "heading"],
  ["h3", "heading"],
  ["h4", "heading"],
  ["h5", "heading"],
  ["h6", "heading"],
  ["b", "strong"],
  ["strong", "strong"],
  ["i", "emphasis"],
  ["em", "emphasis"],
  ["del", "deleted"],
  ["s", "deleted"],
  ["strike", "deleted"],
  ["kbd", "key"],
  ["code", "code"],
  ["tt", "code"],
  ["samp", "code"],
  ["pre", "listing"],
  ["ul", "html"],
  ["ol", "html"],
  ["dl", "html"],
  ["table", "html"],
  ["script", "nothing"],
  ["style", "nothing"],
  ["svg", "nothing"],
  ["noscript", "nothing"],
]);

const blocks = new Set(
  "div p section article center main header footer nav aside figure figcaption address form fieldset hgroup".split(" "),
);

/** Elements around words. */
const words = new Set("span small big u font mark cite q time var dfn ins".split(" "));

const silent = new Set(
  (
    "span small big u font mark nobr acronym abbr cite label q time var dfn sub sup ins wbr picture source track bdi bdo template summary legend " +
    "thead tbody tfoot tr td th col colgroup dt dd caption html body head"
  ).split(" "),
);

const known = new Set(
  "input button select option textarea canvas dialog meter progress object param map area".split(" "),
);

/** Whether a name is that of an element of HTML. */
export function isElementName(name: string): boolean {
  return inner.has(name) || blocks.has(name) || silent.has(name) || known.has(name) || elements.has(name);
}

const elements = new Map<string, (tag: Tag) => Effect>([
  ["br", () => ({ kind: "text", text: "<br>" })],
  ["li", () => ({ kind: "text", text: "- " })],
  ["hr", () => ({ kind: "block", lines: ["---"] })],
  ["img", imageOf],
  [
    "details",
    (tag) => ({ kind: "open", shape: { kind: "details", title: null, isOpen: tag.attributes["open"] !== undefined } }),
  ],
  ["blockquote", () => plain],
  ["iframe", embedOf],
  ["video", embedOf],
  ["audio", embedOf],
  ["embed", embedOf],
]);

/** What becomes of an element of HTML; null if it is none. */
export function effectOfElement(tag: Tag): Effect | null {
  const as = inner.get(tag.name);
  if (as !== undefined) return { kind: "inner", as };
  const made = elements.get(tag.name);
  if (made !== undefined) return made(tag);
  if (blocks.has(tag.name)) return asideOf(tag) ?? placeOfBlock(tag) ?? plain;
  if (silent.has(tag.name)) return placeInLine(tag) ?? bare;
  return known.has(tag.name) ? { kind: "bare", isLoss: true } : null;
}

/** `<div class="admonition note">` and the like are callouts. */
function asideOf(tag: Tag): Effect | null {
  const name = calloutOfClasses((textOf(tag, "class", "className") ?? "").split(/\s+/));
  return name === null ? null : { kind: "open", shape: { kind: "callout", name, title: null } };
}

/** An element within a line that links lead to. */
function placeInLine(tag: Tag): Effect | null {
  const id = words.has(tag.name) && !tag.isClosing ? textOf(tag, "id") : null;
  return id === null || !isOwnId(id) ? null : { kind: "text", text: placeOf(id) };
}

/** An element that links lead to. */
function placeOfBlock(tag: Tag): Effect | null {
  const id = textOf(tag, "id");
  return id === null || tag.isClosing || !isOwnId(id)
    ? null
    : { kind: "open", shape: { kind: "plain", before: [placeOf(id)] } };
}

function imageOf(tag: Tag): Effect {
  const source = textOf(tag, "src", "data-src");
  if (source === null) return { kind: "bare", isLoss: true };
  const looks = { title: textOf(tag, "title"), theme: themeOf(tag), width: widthOf(tag) };
  return { kind: "text", text: imageText(source, textOf(tag, "alt") ?? "", looks) };
}

function embedOf(tag: Tag): Effect {
  const source = textOf(tag, "src");
  if (source === null) return bare;
  const title = textOf(tag, "title", "aria-label");
  const kind = tag.name === "audio" ? "audio" : "video";
  if (tag.name !== "iframe" && tag.name !== "embed")
    return { kind: "block", lines: [filmText(kind, source, title, textOf(tag, "poster"))] };
  const words = title ?? source.replace(/^https?:\/\//, "");
  return { kind: "block", lines: [`[${words.replaceAll(/[[\]]/g, "\\$&")}](${destination(source)})`] };
}
