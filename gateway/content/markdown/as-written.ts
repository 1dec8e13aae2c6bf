import { attributeOf, elementsIn, isElement, wordsOf } from "./html-tree.ts";
import type { HtmlElement, HtmlNode, HtmlTree } from "./html-tree.ts";

/**
 * Gives a text back what the gate has changed in it, in the form in which Markdown's converter knows it: the class that names the language of
 * code, the boxes of tasks; and what Markdown has no form for, in one that it has: a table's caption as words above it.
 * Addresses become absolute.
 */
export const asWritten = (tree: HtmlTree, address: string): void => {
  for (const element of elementsIn(tree)) {
    makeAbsolute(element, address);
    if (element.tagName === "code") nameLanguage(element);
    if (element.tagName === "li") restoreTask(element);
    if (element.tagName === "pre") element.children = [...codeOf(element)];
    const [table] = element.children.filter((child) => isElement(child, "table"));
    if (isElement(table, "table")) liftCaption(element, table);
  }
};

const makeAbsolute = (element: HtmlElement, address: string): void => {
  for (const name of ["href", "src"]) {
    const given = attributeOf(element, name);
    if (given !== null) element.properties[name] = URL.parse(given, address)?.href ?? given;
  }
};

const nameLanguage = (code: HtmlElement): void => {
  const language = attributeOf(code, "dataLanguage");
  if (language !== null) code.properties["className"] = [`language-${language}`];
};

/** A block of code is its letters: what colours them is not part of it. */
const codeOf = (pre: HtmlElement): HtmlElement["children"] =>
  pre.children.map((child) =>
    isElement(child, "code") ? { ...child, children: [{ type: "text", value: wordsOf(child) }] } : child,
  );

const restoreTask = (item: HtmlElement): void => {
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
};

const checkbox = (checked: boolean): HtmlElement => ({
  type: "element",
  tagName: "input",
  properties: { type: "checkbox", checked },
  children: [],
});

const liftCaption = (around: HtmlElement, table: HtmlElement): void => {
  const caption: HtmlNode | undefined = table.children.find((child) => isElement(child, "caption"));
  if (!isElement(caption, "caption")) return;
  table.children = table.children.filter((child) => child !== caption);
  around.children.splice(around.children.indexOf(table), 0, {
    type: "element",
    tagName: "p",
    properties: {},
    children: caption.children,
  });
};
