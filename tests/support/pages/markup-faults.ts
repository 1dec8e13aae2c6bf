import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { attributeOf, elementsIn, isElement } from "../../../gateway/content/markdown/html-tree.ts";
import type { HtmlElement, HtmlTree } from "../../../gateway/content/markdown/html-tree.ts";

/** The elements of a whole page, and what is against the rules of HTML in it. */
export interface ReadMarkup {
  readonly elements: readonly HtmlElement[];
  readonly faults: readonly string[];
}

/**
 * Parses a page once. Its faults are what is against the rules of HTML in a whole page: what a parser has to mend, ids that stand twice or lead nowhere, elements where they may not be,
 * obsolete attributes. A part of what the Nu HTML checker finds, and the part that pages of ours have broken.
 */
export function readMarkup(html: string): ReadMarkup {
  const { tree, messages } = parsePage(html);
  const elements = [...elementsIn(tree)];
  const ids = elements.flatMap((element) => attributeOf(element, "id") ?? []);
  const known = new Set(ids);
  const faults = [
    ...messages.map(({ ruleId, line, column }) => `${ruleId ?? ""} at ${line ?? 0}:${column ?? 0}`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id ${id} stands twice`),
    ...elements.flatMap((element) => faultsOf(element, known).map((fault) => `<${element.tagName}> ${fault}`)),
  ];
  return { elements, faults };
}

function parsePage(html: string) {
  let tree: HtmlTree = { type: "root", children: [] };
  const { messages } = unified()
    .use(rehypeParse, { emitParseErrors: true })
    .use(() => (parsed: HtmlTree) => void (tree = parsed))
    .use(function nothing() {
      this.compiler = () => "";
    })
    .processSync(html);
  return { tree, messages };
}

const obsolete = ["align", "bgColor", "border", "cellPadding", "cellSpacing", "frameBorder", "vAlign"];
const phrasing = /^(?:a|b|button|code|em|h[1-6]|i|kbd|label|mark|p|small|span|strong|sub|sup|time)$/;
const flow =
  /^(?:address|article|aside|blockquote|details|dialog|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|search|section|table|ul)$/;
/** An `a` may hold what its parent may. */
const transparent = "a";
const pressed = /^(?:a|button|details|input|select|textarea|label)$/;
const children: Readonly<Record<string, RegExp>> = {
  dl: /^(?:dt|dd|div|script|template)$/,
  ol: /^(?:li|script|template)$/,
  ul: /^(?:li|script|template)$/,
};

function faultsOf(element: HtmlElement, ids: ReadonlySet<string>): readonly string[] {
  const { tagName, properties } = element;
  const isPhrasing = phrasing.test(tagName) && tagName !== transparent;
  const isPressed = tagName === "a" || tagName === "button";
  const inside = isPhrasing || isPressed || tagName === "section" ? [...elementsIn(element)] : [];
  const own = element.children.filter((child) => child.type === "element").map((child) => child.tagName);
  return [
    ...obsolete.filter((name) => name in properties).map((name) => `has ${name}`),
    ...(isPhrasing ? inside : [])
      .filter((inner) => flow.test(inner.tagName))
      .map((inner) => `holds <${inner.tagName}>`),
    ...own.filter((name) => children[tagName]?.test(name) === false).map((name) => `holds <${name}>`),
    ...(isPressed ? inside : [])
      .filter((inner) => pressed.test(inner.tagName))
      .map((inner) => `holds <${inner.tagName}>, which is pressed itself`),
    ...(tagName === "section" && !inside.some((inner) => /^h[1-6]$/.test(inner.tagName)) ? ["has no heading"] : []),
    ...(isElement(element, "img") && properties["alt"] === undefined ? ["has no alt"] : []),
    ...(tagName === "input" ? inputFaultsOf(element) : []),
    ...referencesOf(element)
      .filter((id) => !ids.has(id))
      .map((id) => `refers to ${id}, which is not there`),
  ];
}

/** A field for searches takes no other role, and a part of a number is a text. */
function inputFaultsOf(input: HtmlElement): readonly string[] {
  const type = attributeOf(input, "type") ?? "text";
  const role = attributeOf(input, "role");
  return [
    ...(role === "combobox" && type !== "text" ? [`of the type ${type} is a combobox`] : []),
    ...(type === "tel" && (attributeOf(input, "autoComplete") ?? "").startsWith("tel-")
      ? ["takes a part of a number"]
      : []),
  ];
}

const references = [
  "ariaControls",
  "ariaDescribedBy",
  "ariaLabelledBy",
  "ariaActiveDescendant",
  "htmlFor",
  "popoverTarget",
];

function referencesOf({ properties }: HtmlElement): readonly string[] {
  return references.flatMap((name) => {
    const value = properties[name];
    return Array.isArray(value) ? value.map(String) : typeof value === "string" ? value.split(" ") : [];
  });
}
