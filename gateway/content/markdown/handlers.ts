import type { Options } from "rehype-remark";
import { attributeOf, elementsIn, isElement, wordsOf } from "./html-tree.ts";
import type { HtmlElement, HtmlNode } from "./html-tree.ts";

type Handlers = NonNullable<Options["handlers"]>;
type State = Parameters<NonNullable<Handlers[string]>>[0];

/** What Markdown has a form for and HTML has not, as the gate marks it: callouts, footnotes. What has none becomes what reads best. */
export const handlers: Handlers = {
  div: (state, element: HtmlElement) =>
    attributeOf(element, "dataCallout") === null ? state.toFlow(state.all(element)) : calloutOf(state, element),
  section: (state, element: HtmlElement) =>
    attributeOf(element, "dataFootnotes") === null ? state.toFlow(state.all(element)) : footnotesOf(state, element),
  sub: (state, element: HtmlElement) => asHtml(state, element),
  sup: (state, element: HtmlElement) => asHtml(state, element),
  math: (_state, element: HtmlElement) => formulaOf(element),
  pre: (_state, element: HtmlElement) => codeOf(element),
  figure: (state, element: HtmlElement) =>
    attributeOf(element, "dataListing") === null ? figureOf(state, element) : listingOf(state, element),
  a: (state, element: HtmlElement) => {
    if (attributeOf(element, "dataFootnoteBackref") !== null) return undefined;
    const label = attributeOf(element, "dataFootnoteRef") === null ? null : labelOf(attributeOf(element, "href"));
    if (label !== null) return { type: "footnoteReference", identifier: label, label };
    const url = attributeOf(element, "href");
    const children = state.all(element).filter(isPhrasing);
    return url === null ? children : { type: "link", url, title: attributeOf(element, "title"), children };
  },
};

type Flow = ReturnType<State["toFlow"]>[number];
type Phrasing = Extract<Flow, { readonly type: "paragraph" }>["children"][number];
type MarkdownNode = ReturnType<State["all"]>[number];

const flowOnly = new Set([
  "blockquote",
  "code",
  "definition",
  "footnoteDefinition",
  "heading",
  "list",
  "listItem",
  "paragraph",
  "table",
  "tableCell",
  "tableRow",
  "thematicBreak",
  "yaml",
]);

function isPhrasing(node: MarkdownNode): node is Extract<MarkdownNode, Phrasing> {
  return !flowOnly.has(node.type);
}

/** What GitHub calls the kinds of callout that it does not have. */
const gitHubKinds: Readonly<Record<string, string>> = { info: "note", danger: "caution", success: "tip" };

/** GitHub's form: the kind is on a line of its own, as markup that must not be escaped. */
function calloutOf(state: State, element: HtmlElement) {
  const own = attributeOf(element, "dataCallout") ?? "note";
  const kind = (gitHubKinds[own] ?? own).toUpperCase();
  const title = element.children.find(
    (child) => child.type === "element" && attributeOf(child, "dataCalloutTitle") !== null,
  );
  const shown = title === undefined ? [] : titleParts(title, kind === own.toUpperCase());
  const words = shown.map(wordsOf).join("").trim();
  const [first, ...rest] = state.toFlow(
    state.all({ ...element, children: element.children.filter((child) => child !== title) }),
  );
  const isOwnTitle = words !== "" && words.toUpperCase() !== kind;
  const head: Phrasing[] = [{ type: "html", value: `[!${kind}]\n` }, ...(isOwnTitle ? [strong(state, shown)] : [])];
  const joins = first?.type === "paragraph" && !isOwnTitle;
  const children: Flow[] = joins
    ? [{ type: "paragraph", children: [...head, ...first.children] }, ...rest]
    : [{ type: "paragraph", children: head }, ...(first === undefined ? [] : [first]), ...rest];
  return { type: "blockquote" as const, children };
}

/** The marker above a title tells GitHub's own kinds; the others keep their name before it. */
function titleParts(title: HtmlNode, isToldByMarker: boolean): HtmlElement["children"] {
  const parts = "children" in title ? title.children : [];
  return isToldByMarker
    ? parts.filter((part) => part.type !== "element" || attributeOf(part, "dataCalloutKind") === null)
    : parts;
}

/** A formula is its source between dollars. */
function formulaOf(math: HtmlElement) {
  const tex = [...elementsIn(math)]
    .filter((element) => isElement(element, "annotation"))
    .map(wordsOf)
    .join("");
  const isBlock = attributeOf(math, "display") === "block";
  return { type: "html" as const, value: isBlock ? `$$\n${tex}\n$$` : `$${tex}$` };
}

/** `asWritten` has put its language, or `diff`, into its class. */
function codeOf(pre: HtmlElement) {
  const code = pre.children.find((child) => isElement(child, "code"));
  const [name] = isElement(code, "code") ? classesOf(code) : [];
  const lang = name?.replace(/^language-/u, "") ?? null;
  const language = isElement(code, "code") ? attributeOf(code, "dataLanguage") : null;
  const ofDiff = lang === "diff" && language !== null && language !== "diff" ? `lang=${language}` : null;
  const ofLines = isElement(code, "code") ? attributeOf(code, "dataLines") : null;
  const meta = [ofDiff, ofLines].filter((part) => part !== null).join(" ") || null;
  return { type: "code" as const, lang, meta, value: wordsOf(pre).replace(/\n$/u, "") };
}

function classesOf({ properties }: HtmlElement): readonly string[] {
  const { className } = properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** The title of code is in its info, as it was written. */
function listingOf(state: State, element: HtmlElement) {
  const isCaption = (child: HtmlNode): boolean => isElement(child, "figcaption");
  const title = element.children.filter(isCaption).map(wordsOf).join("").replaceAll('"', "'");
  const flow = state.toFlow(state.all({ ...element, children: element.children.filter((child) => !isCaption(child)) }));
  for (const node of flow) if (node.type === "code") node.meta = [`title="${title}"`, node.meta ?? ""].join(" ").trim();
  return flow;
}

/** Markdown has no form for these, and leaves HTML as it is. The marks of footnotes have one. */
function asHtml(state: State, element: HtmlElement): Phrasing[] {
  const children = state.all(element).filter(isPhrasing);
  if (children.some(({ type }) => type === "footnoteReference")) return children;
  const mark = (slash: string): Phrasing => ({ type: "html", value: `<${slash}${element.tagName}>` });
  return [mark(""), ...children, mark("/")];
}

/** The caption of a picture is its title, as it was written. */
function figureOf(state: State, element: HtmlElement): Flow[] {
  const isCaption = (child: HtmlNode): boolean => isElement(child, "figcaption");
  const caption = element.children.filter(isCaption).map(wordsOf).join("").trim();
  const flow = state.toFlow(state.all({ ...element, children: element.children.filter((child) => !isCaption(child)) }));
  // The link to a film has its name.
  if (attributeOf(element, "dataNamed") !== null) return flow;
  const [first, more] = flow;
  const only = first?.type === "paragraph" && more === undefined ? first.children : [];
  const [picture] = only;
  if (caption === "" || only.length !== 1 || picture?.type !== "image") return state.toFlow(state.all(element));
  picture.title = caption;
  return flow;
}

function strong(state: State, children: HtmlElement["children"]): Phrasing {
  const parts = state.all({ type: "element", tagName: "p", properties: {}, children });
  return { type: "strong", children: parts.filter(isPhrasing) };
}

function footnotesOf(state: State, section: HtmlElement) {
  return [...elementsIn(section)]
    .filter((element) => isElement(element, "li") && element.properties["id"] !== undefined)
    .map((note) => {
      const label = labelOf(attributeOf(note, "id")) ?? "";
      return { type: "footnoteDefinition" as const, identifier: label, label, children: state.toFlow(state.all(note)) };
    });
}

/** @example labelOf("https://docs.example/article/a#fn-2") // "2" */
function labelOf(target: string | null): string | null {
  return /(?:^|#)fn-(\d+)$/.exec(target ?? "")?.[1] ?? null;
}
