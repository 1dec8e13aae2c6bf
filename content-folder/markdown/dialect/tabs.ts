import { codeMetaOf, withoutTitle } from "./code-meta.ts";
import { codeTitle } from "./default-titles.ts";
import { paragraph } from "./directive.ts";
import type { Block, Container, Directive } from "./directive.ts";

type Leaf = Extract<Directive, { readonly type: "leafDirective" }>;

/** More tabs than any reader looks through. */
export const tabsMax = 50;

/** The lines `::tab[Title]` of a container. */
export function tabsIn({ children }: Container): readonly Leaf[] {
  return children.filter((child) => isTab(child));
}

function isTab(block: Block): block is Leaf {
  return block.type === "leafDirective" && block.name === "tab";
}

/** Puts what follows each `::tab[Title]` into a panel. What stands before the first stays before them. */
export function makeTabs(node: Container): void {
  const blocks: Block[] = [];
  let panel: Container | null = null;
  for (const child of node.children) {
    if (isTab(child)) {
      child.data = { hName: "p", hProperties: { className: ["tab-title"] } };
      panel = panelOf([child]);
      blocks.push(panel);
    } else (panel?.children ?? blocks).push(child);
  }
  node.children = blocks;
  name(node);
}

/** Makes a panel of each block of code, named by its title, its `[label]` or its language. */
export function makeCodeGroup(node: Container): void {
  node.children = node.children.map((child) => {
    if (child.type !== "code") return child;
    const { title, label } = codeMetaOf(child);
    const heading = paragraph(label ?? title ?? child.lang ?? codeTitle);
    heading.data = { hProperties: { className: ["tab-title"] } };
    child.meta = withoutTitle(child.meta ?? "");
    return panelOf([heading, child]);
  });
  name(node);
}

function panelOf(children: Block[]): Container {
  return {
    type: "containerDirective",
    name: "tab",
    children,
    data: { hName: "div", hProperties: { className: ["tab"] } },
  };
}

function name(node: Container): void {
  const sync = node.attributes?.["sync"];
  node.data = { hName: "div", hProperties: { className: ["tabs", ...(sync ? [`tabs-sync-${sync}`] : [])] } };
}
