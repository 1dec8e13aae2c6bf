import type { Directive } from "./directive.ts";

/** Turns a directive that is none of ours back into the text that its author wrote. What is inside stays as it is. */
export function keepAsText(node: Directive, source: string): void {
  if (node.type === "containerDirective") keepContainer(node, source);
  else keepLine(node, source);
}

/** Around its label: `:name[` before, `]{…}` behind. */
function keepLine(
  node: Extract<Directive, { readonly type: "leafDirective" | "textDirective" }>,
  source: string,
): void {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? start;
  const first = node.children[0]?.position?.start.offset;
  const last = node.children.at(-1)?.position?.end.offset;
  if (first === undefined || last === undefined) {
    node.children = [{ type: "text", value: source.slice(start, end) }];
  } else {
    node.children.unshift({ type: "text", value: source.slice(start, first) });
    node.children.push({ type: "text", value: source.slice(last, end) });
  }
  if (node.type === "leafDirective") node.data = { hName: "p" };
}

/** Its first line before its blocks, and the closing one behind them. */
function keepContainer(node: Extract<Directive, { readonly type: "containerDirective" }>, source: string): void {
  const lines = linesOf(node, source);
  const label = node.children[0];
  if (label?.type === "paragraph" && label.data?.directiveLabel === true) node.children.shift();
  node.children.unshift({ type: "paragraph", children: [{ type: "text", value: lines[0] ?? "" }] });
  const last = lines.at(-1) ?? "";
  if (isClosing(last)) node.children.push({ type: "paragraph", children: [{ type: "text", value: last.trim() }] });
}

function linesOf(node: Directive, source: string): readonly string[] {
  return source.slice(node.position?.start.offset, node.position?.end.offset).split(/\r?\n/);
}

/** Whether a container ends with a fence of its own, rather than with what is around it. */
export function isClosed(node: Directive, source: string): boolean {
  const lines = linesOf(node, source);
  return lines.length > 1 && isClosing(lines.at(-1) ?? "");
}

function isClosing(line: string): boolean {
  return /^[\s>]*:{3,}\s*$/.test(line);
}
