import { isOwnId } from "../../../addresses/heading-ids.ts";
import { partsOf } from "../tree.ts";
import type { MarkdownTree } from "../tree.ts";
import type { ReportFault } from "./directive.ts";

/** Without the space before it: an expression for that would search each part of a long one. */
const written = /\{#(?<id>[^{}\s]+)\}\s*$/u;

/** Takes `{#id}` off the ends of headings, and gives it to them as their id. One that cannot be an id stays in the text. */
export function takeHeadingIds(tree: MarkdownTree, report: ReportFault): void {
  const taken = new Set<string>();
  for (const node of partsOf(tree)) {
    const last = node.type === "heading" ? node.children.at(-1) : undefined;
    const match = last?.type === "text" ? written.exec(last.value) : null;
    const id = match?.groups?.["id"];
    if (node.type !== "heading" || last?.type !== "text" || id === undefined) continue;
    if (!isOwnId(id)) report(node, `{#${id}}: expected letters, digits and hyphens, and no name that pages use`);
    else if (taken.has(id)) report(node, `{#${id}}: another heading of this text has this id`);
    else {
      taken.add(id);
      last.value = last.value.slice(0, match?.index).trimEnd();
      node.data = { ...node.data, hProperties: { id, className: ["own-id"] } };
    }
  }
}
