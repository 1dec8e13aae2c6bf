import { createHeadingIds } from "../../../addresses/heading-ids.ts";
import type { DocumentSection } from "../../store/documents.ts";
import type { HtmlNode, HtmlTree } from "../../../content-folder/markdown/markdown.ts";

const headings = new Set(["h2", "h3", "h4"]);
/** Inline elements, which do not end a word. */
const inline = new Set([
  "a",
  "abbr",
  "b",
  "code",
  "del",
  "em",
  "i",
  "ins",
  "kbd",
  "mark",
  "s",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
]);

/** Splits a document at its headings (h2 to h4) into plain text with collapsed white space. */
export function sectionsOf(tree: HtmlTree): DocumentSection[] {
  const drafts: { readonly heading: string | null; text: string }[] = [{ heading: null, text: "" }];
  collect(tree, {
    onHeading: (heading) => drafts.push({ heading, text: "" }),
    onText: (text) => {
      const last = drafts.at(-1);
      if (last !== undefined) last.text += text;
    },
  });
  const seen = new Map<string | null, number>();
  return drafts
    .map(({ heading, text }) => {
      const occurrence = (seen.get(heading) ?? 0) + 1;
      seen.set(heading, occurrence);
      return { heading, occurrence, text: collapse(text) };
    })
    .filter(({ heading, text }) => heading !== null || text !== "");
}

/** The ids that a text has on its page: those that its author gave, and those that its headings have anyway. */
export function anchorsOf(tree: HtmlTree, sections: readonly DocumentSection[]): string[] {
  const own = ownIdsIn(tree);
  const idOf = createHeadingIds(own);
  return [...own, ...sections.flatMap(({ heading }) => (heading === null ? [] : idOf(heading)))];
}

function ownIdsIn(tree: HtmlTree): readonly string[] {
  const ids: string[] = [];
  const ahead: HtmlNode[] = [tree];
  for (let node = ahead.pop(); node !== undefined; node = ahead.pop()) {
    if (node.type === "element" && isOwn(node.properties["className"])) ids.push(String(node.properties["id"]));
    if ("children" in node) for (const child of node.children) ahead.push(child);
  }
  return ids;
}

function isOwn(className: unknown): boolean {
  return Array.isArray(className) && className.includes("own-id");
}

interface Collector {
  readonly onHeading: (heading: string) => void;
  readonly onText: (text: string) => void;
}

function collect(node: HtmlNode, collector: Collector): void {
  if (node.type === "text") {
    collector.onText(node.value);
  } else if (node.type === "root") {
    for (const child of node.children) collect(child, collector);
  } else if (node.type === "element" && !isFootnoteMark(node)) {
    const heading = headings.has(node.tagName) ? collapse(textOf(node)) : "";
    if (heading !== "") {
      collector.onHeading(heading);
      return;
    }
    for (const child of node.children) collect(child, collector);
    if (!inline.has(node.tagName)) collector.onText(" ");
  }
}

/** Footnote numbers, back arrows and the generated footnote heading are not the author's words. */
function isFootnoteMark(node: Extract<HtmlNode, { readonly type: "element" }>): boolean {
  const { id, dataFootnoteRef, dataFootnoteBackref } = node.properties;
  return id === "footnote-label" || dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined;
}

function textOf(node: HtmlNode): string {
  if (node.type === "text") return node.value;
  if (node.type === "element" && isFootnoteMark(node)) return "";
  return "children" in node ? node.children.map(textOf).join("") : "";
}

function collapse(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
