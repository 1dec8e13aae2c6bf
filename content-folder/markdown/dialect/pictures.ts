import { definitionsIn, partsOf } from "../tree.ts";
import type { Definition, MarkdownNode, MarkdownTree } from "../tree.ts";
import type { ReportFault } from "./directive.ts";

type Paragraph = Extract<MarkdownNode, { readonly type: "paragraph" }>;
type Picture = Extract<MarkdownNode, { readonly type: "image" | "imageReference" }>;

const attributes = /^\{(?<inside>[^{}\n]*)\}/u;
const width = /^\s*width=["']?(?<px>[1-9]\d{0,3})(?:px)?["']?\s*$/u;

/** Gives pictures their width, `![alt](a.png){width=300}`, and one that is a paragraph of its own its title as caption. */
export function settlePictures(tree: MarkdownTree, report: ReportFault): void {
  const parts = partsOf(tree);
  const definitions = definitionsIn(parts);
  for (const node of parts) {
    if ("children" in node) takeWidths(node.children, report);
    if (node.type === "paragraph") takeCaption(node, definitions);
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

/** A picture alone in its paragraph, with a title of its own or of its definition, becomes a figure with that caption. */
function takeCaption(node: Paragraph, definitions: ReadonlyMap<string, Definition>): void {
  node.children = node.children.filter((child) => child.type !== "text" || child.value !== "");
  const [picture, more] = node.children;
  if (picture === undefined || more !== undefined || !isPicture(picture)) return;
  const { title } = (picture.type === "image" ? picture : definitions.get(picture.identifier)) ?? {};
  if (!title?.trim()) return;
  node.children.push({
    type: "emphasis",
    children: [{ type: "text", value: title.trim() }],
    data: { hName: "figcaption" },
  });
  picture.data = { ...picture.data, hProperties: { ...picture.data?.hProperties, title: undefined } };
  node.data = { hName: "figure" };
}

/** Whether the title of a picture is a caption. The definition, which others may share, keeps it. */
export function hasCaption(picture: Picture): boolean {
  return Object.hasOwn(picture.data?.hProperties ?? {}, "title");
}

/** The width that an author gave to a picture; null where it has its own. */
export function widthOf(picture: Picture): number | null {
  const given = picture.data?.hProperties?.["width"];
  return typeof given === "number" ? given : null;
}
