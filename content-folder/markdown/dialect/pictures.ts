import { partsOf } from "../tree.ts";
import type { MarkdownNode, MarkdownTree } from "../tree.ts";
import type { ReportFault } from "./directive.ts";

type Paragraph = Extract<MarkdownNode, { readonly type: "paragraph" }>;
type Picture = Extract<MarkdownNode, { readonly type: "image" | "imageReference" }>;

const attributes = /^\{(?<inside>[^{}\n]*)\}/u;
const width = /^\s*width=["']?(?<px>[1-9]\d{0,3})(?:px)?["']?\s*$/u;

/** Gives pictures their width, `![alt](a.png){width=300}`, and one that is a paragraph of its own its title as caption. */
export function settlePictures(tree: MarkdownTree, report: ReportFault): void {
  for (const node of partsOf(tree)) {
    if ("children" in node) takeWidths(node.children, report);
    if (node.type === "paragraph") takeCaption(node);
  }
}

function takeWidths(children: readonly MarkdownNode[], report: ReportFault): void {
  for (const [index, picture] of children.entries()) {
    const behind = children[index + 1];
    if (!isPicture(picture) || behind?.type !== "text") continue;
    const inside = attributes.exec(behind.value)?.groups?.["inside"];
    if (inside === undefined) continue;
    const px = width.exec(inside)?.groups?.["px"];
    if (px === undefined) {
      if (inside.includes("=")) report(behind, `{${inside}} behind a picture: expected its width, such as {width=300}`);
      continue;
    }
    picture.data = { ...picture.data, hProperties: { width: Number(px) } };
    behind.value = behind.value.replace(attributes, "");
  }
}

function isPicture(node: MarkdownNode): node is Picture {
  return node.type === "image" || node.type === "imageReference";
}

/** A picture alone in its paragraph, with a title, becomes a figure with that caption. */
function takeCaption(node: Paragraph): void {
  node.children = node.children.filter((child) => child.type !== "text" || child.value !== "");
  const [picture, more] = node.children;
  if (picture?.type !== "image" || more !== undefined || !picture.title?.trim()) return;
  node.children.push({
    type: "emphasis",
    children: [{ type: "text", value: picture.title.trim() }],
    data: { hName: "figcaption" },
  });
  picture.title = null;
  node.data = { hName: "figure" };
}

/** The width that an author gave to a picture; null where it has its own. */
export function widthOf(picture: Picture): number | null {
  const given = picture.data?.hProperties?.["width"];
  return typeof given === "number" ? given : null;
}
