import { attributeOf, elementsIn, isElement, wordsOf } from "./html-tree.ts";
import type { HtmlElement, HtmlNode, HtmlTree } from "./html-tree.ts";
import { lineMetaOf } from "./line-meta.ts";

/**
 * Undoes what the gate changed in a text, in the form the Markdown converter expects: the class that names the language of
 * code, the checkboxes of tasks. What Markdown has no form for gets one that it has: a table's caption becomes a paragraph
 * above it. Addresses become absolute.
 */
export function asWritten(tree: HtmlTree, address: string): void {
  for (const element of elementsIn(tree)) {
    makeAbsolute(element, address);
    element.children = element.children.filter((child) => !isDarkTwin(child));
    if (element.tagName === "code") nameLanguage(element);
    alignAgain(element);
    if (element.tagName === "li") restoreTask(element);
    if (element.tagName === "summary" || attributeOf(element, "dataTitle") !== null) emphasise(element);
    if (element.tagName === "pre") element.children = [...codeOf(element)];
    const [table] = element.children.filter((child) => isElement(child, "table"));
    if (isElement(table, "table")) liftCaption(element, table);
  }
}

function makeAbsolute(element: HtmlElement, address: string): void {
  for (const name of ["href", "src"]) {
    const given = attributeOf(element, name);
    if (given !== null) element.properties[name] = URL.parse(given, address)?.href ?? given;
  }
}

function alignAgain(element: HtmlElement): void {
  const side = attributeOf(element, "dataAlign");
  if (side !== null) element.properties["align"] = side;
}

function isDarkTwin(node: HtmlNode): boolean {
  return isElement(node, "img") && attributeOf(node, "dataDark") !== null;
}

function nameLanguage(code: HtmlElement): void {
  const language = attributeOf(code, "dataLanguage");
  // A diff has got its class with its block.
  if (language !== null) code.properties["className"] ??= [`language-${language}`];
}

/** A code block is its text, without highlighting; lines that are added and removed make it a diff, marked and numbered ones stand in its info. */
function codeOf(pre: HtmlElement): HtmlElement["children"] {
  return pre.children.map((child) => {
    if (!isElement(child, "code")) return child;
    const isDiff = child.children.some((line) => signOf(line) !== " ");
    const value = isDiff ? diffOf(child) : wordsOf(child);
    const properties = {
      ...child.properties,
      ...(isDiff ? { className: ["language-diff"] } : {}),
      dataLines: lineMetaOf(child),
    };
    return { ...child, properties, children: [{ type: "text", value }] };
  });
}

/** The titles of details and tabs are paragraphs of their own. */
function emphasise(title: HtmlElement): void {
  if (title.tagName === "figcaption") return;
  title.tagName = "p";
  title.children = [{ type: "element", tagName: "strong", properties: {}, children: title.children }];
}

function signOf(line: HtmlNode): string {
  if (isElement(line, "ins")) return "+";
  return isElement(line, "del") ? "-" : " ";
}

function diffOf(code: HtmlElement): string {
  const lines = [{ sign: " ", text: "" }];
  for (const child of code.children) {
    const [rest = "", ...further] = wordsOf(child).split("\n");
    const { sign, text } = lines.pop() ?? { sign: " ", text: "" };
    lines.push({ sign: signOf(child) === " " ? sign : signOf(child), text: text + rest });
    lines.push(...further.map((words) => ({ sign: " ", text: words })));
  }
  if (lines.at(-1)?.text === "") lines.pop();
  return lines.map(({ sign, text }) => `${sign}${text}`.trimEnd()).join("\n");
}

function restoreTask(item: HtmlElement): void {
  const holder = item.children.find((child) => child.type === "element" || wordsOf(child).trim() !== "");
  const inside = isElement(holder, "p") ? holder : item;
  const first = inside.children.find((child) => child.type === "text" && child.value.trim() !== "");
  if (first?.type !== "text" || first !== inside.children.find((child) => wordsOf(child).trim() !== "")) return;
  const mark = /^\s*([☑☐])\s*/u.exec(first.value);
  if (mark === null) return;
  first.value = first.value.slice(mark[0].length);
  inside.children = [
    checkbox(mark[1] === "☑"),
    ...inside.children.filter((child) => child === first || wordsOf(child).trim() !== ""),
  ];
  if (inside !== item)
    item.children = item.children.filter((child) => child.type === "element" || wordsOf(child).trim() !== "");
}

function checkbox(checked: boolean): HtmlElement {
  return {
    type: "element",
    tagName: "input",
    properties: { type: "checkbox", checked },
    children: [],
  };
}

function liftCaption(around: HtmlElement, table: HtmlElement): void {
  const caption: HtmlNode | undefined = table.children.find((child) => isElement(child, "caption"));
  if (!isElement(caption, "caption")) return;
  table.children = table.children.filter((child) => child !== caption);
  around.children.splice(around.children.indexOf(table), 0, {
    type: "element",
    tagName: "p",
    properties: {},
    children: caption.children,
  });
}
