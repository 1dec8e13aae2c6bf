import type { MarkdownNode } from "../tree.ts";

/** A directive in a Markdown tree. */
export type Directive = Extract<
  MarkdownNode,
  { readonly type: "containerDirective" | "leafDirective" | "textDirective" }
>;

/** A `:::name` around blocks. */
export type Container = Extract<Directive, { readonly type: "containerDirective" }>;

/** A part of a container: a block of text. */
export type Block = Container["children"][number];

/** Reports a fault in a part of a text, which is published all the same. */
export type ReportFault = (
  node: MarkdownNode,
  message: string,
  cause?:
    | "directive"
    | "raw-html"
    | "code"
    | "formula"
    | "diagram"
    | "table"
    | "footnote"
    | "picture-address"
    | "dead-link",
) => void;

/** Takes the label of a container, `[…]` behind its name, out of its blocks; null where it has none. */
export function takeLabel(node: Container): Extract<Block, { readonly type: "paragraph" }> | null {
  const label = node.children[0];
  if (label?.type !== "paragraph" || label.data?.directiveLabel !== true) return null;
  node.children.shift();
  return label;
}

/** A paragraph with a class, for what has no label. */
export function paragraph(text: string): Extract<Block, { readonly type: "paragraph" }> {
  return { type: "paragraph", children: [{ type: "text", value: text }] };
}
