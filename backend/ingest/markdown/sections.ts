import { createHeadingIds } from "../../../addresses/heading-ids.ts";
import type { DocumentSection } from "../../store/documents.ts";
import type { HtmlNode, HtmlTree } from "../../../content-folder/markdown/markdown.ts";
import { isGenerated } from "./generated-words.ts";
import { nodesIn } from "./html-nodes.ts";
import { collapse, endBefore, endOf, joinTexts } from "./block-ends.ts";
import type { JoinedText } from "./block-ends.ts";

/** An h1, which only HTML by hand has here, is an h2 on the page. */
const headings = new Set(["h1", "h2", "h3", "h4"]);
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

/** What the headings of a text make of it. */
export interface Sections {
  readonly sections: readonly DocumentSection[];
  /** The ids that the text has on its page: those that its author gave, and those that its headings have anyway. */
  readonly anchors: readonly string[];
}

/** A section while its text is collected. */
interface Draft {
  readonly heading: string | null;
  readonly anchor?: string;
  readonly text: JoinedText;
}

/**
 * Splits a document at its headings (h1 to h4) into plain text with collapsed white space and signs between blocks. Their ids are made as the gateway
 * makes them (`gateway/content/passes/headings.ts`).
 */
export function sectionsOf(tree: HtmlTree): Sections {
  const own = ownIdsIn(tree);
  const idOf = createHeadingIds(own.values());
  const anchors = [...own.values()];
  let last: Draft = { heading: null, text: joinTexts() };
  const drafts = [last];
  const onHeading = (heading: string, element: HtmlNode): void => {
    const usual = idOf(heading);
    anchors.push(usual);
    last = { heading, anchor: own.get(element) ?? usual, text: joinTexts() };
    drafts.push(last);
  };
  collect(tree, { onHeading, text: () => last.text }, false);
  return { sections: numbered(drafts), anchors };
}

function numbered(drafts: readonly Draft[]): readonly DocumentSection[] {
  const seen = new Map<string | null, number>();
  return drafts
    .map(({ heading, text, ...anchor }) => {
      const occurrence = (seen.get(heading) ?? 0) + 1;
      seen.set(heading, occurrence);
      return { heading, occurrence, ...anchor, text: text.read() };
    })
    .filter(({ heading, text }) => heading !== null || text !== "");
}

/** The elements that have ids which the author gave, the first with each. */
function ownIdsIn(tree: HtmlTree): ReadonlyMap<HtmlNode, string> {
  const byId = new Map<string, HtmlNode>();
  for (const node of nodesIn(tree)) {
    if (node.type !== "element" || !isOwn(node.properties["className"])) continue;
    const id = String(node.properties["id"]);
    if (!byId.has(id)) byId.set(id, node);
  }
  return new Map([...byId].map(([id, node]) => [node, id]));
}

function isOwn(className: unknown): boolean {
  return Array.isArray(className) && className.includes("own-id");
}

interface Collector {
  readonly onHeading: (heading: string, element: HtmlNode) => void;
  /** That of the section which is being read. */
  readonly text: () => JoinedText;
}

function collect(node: HtmlNode, collector: Collector, isCode: boolean): void {
  if (node.type === "text") {
    if (isCode) addLines(collector.text(), node.value);
    else collector.text().add(node.value);
  } else if (node.type === "root") {
    for (const child of node.children) collect(child, collector, isCode);
  } else if (node.type === "element" && !isGenerated(node)) {
    collectElement(node, collector, isCode);
  }
}

function collectElement(
  node: Extract<HtmlNode, { readonly type: "element" }>,
  collector: Collector,
  isCode: boolean,
): void {
  const { tagName, children } = node;
  const heading = headings.has(tagName) ? collapse(textOf(node)) : "";
  if (heading !== "") {
    collector.onHeading(heading, node);
    return;
  }
  const before = endBefore(tagName);
  if (before !== null) collector.text().end(before);
  for (const child of children) collect(child, collector, isCode || tagName === "pre");
  if (!inline.has(tagName)) collector.text().end(endOf(tagName));
}

/** Lines of code are kept apart as the cells of a table are. */
function addLines(joined: JoinedText, code: string): void {
  for (const [index, line] of code.split("\n").entries()) {
    if (index > 0) joined.end("cell");
    joined.add(line);
  }
}

function textOf(node: HtmlNode): string {
  if (node.type === "text") return node.value;
  if (node.type === "element" && isGenerated(node)) return "";
  return "children" in node ? node.children.map(textOf).join("") : "";
}
