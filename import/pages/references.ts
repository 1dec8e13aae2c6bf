import { autoref } from "../text/autorefs.ts";
import { roleLink } from "../text/myst/myst-roles.ts";
import type { MarkdownNode } from "../../content-folder/markdown/tree.ts";

/** A link or an image in a text. */
export interface Reference {
  readonly kind: "link" | "image";
  readonly url: string;
  /** Where the address stands in the text. */
  readonly start: number;
  readonly end: number;
  /** Its line in the source. */
  readonly line: number;
  /** The link with its words, where it may turn out to lead nowhere and is then no link. */
  readonly whole?: { readonly start: number; readonly end: number };
  /** The picture that the dark theme shows in its place. */
  readonly dark?: string;
}

/** The links and images of a text. */
export function referencesIn(
  parts: readonly MarkdownNode[],
  text: string,
  lineAt: (line: number) => number,
): readonly Reference[] {
  const images = new Set(parts.flatMap((part) => (part.type === "imageReference" ? part.identifier : [])));
  return parts.flatMap((part): readonly Reference[] => {
    if (part.type !== "link" && part.type !== "image" && part.type !== "definition") return [];
    const place = placeOfUrl(part, text);
    if (place === null) return [];
    const isImage = part.type === "image" || (part.type === "definition" && images.has(part.identifier));
    const mayBeWords = part.url.startsWith(autoref) || part.url.startsWith(roleLink);
    const whole = mayBeWords ? { whole: { start: startOf(part), end: endOf(part) } } : {};
    return [
      {
        kind: isImage ? "image" : "link",
        url: part.url,
        ...place,
        ...whole,
        line: lineAt(part.position?.start.line ?? 1),
      },
    ];
  });
}

/** Where the address of a link stands: behind `](`, or behind `]:` in a definition. */
function placeOfUrl(
  node: Extract<MarkdownNode, { readonly url: string }>,
  text: string,
): Pick<Reference, "start" | "end"> | null {
  const from = startOf(node);
  const source = text.slice(from, endOf(node));
  const last = "children" in node ? node.children.at(-1) : undefined;
  const search = last === undefined ? 0 : endOf(last) - from;
  const film = source.startsWith("::")
    ? new RegExp(`\\b${node.type === "image" ? "poster" : "src"}="([^"]*)"`).exec(source)
    : null;
  if (film !== null) {
    const at = from + film.index + film[0].indexOf('"') + 1;
    return { start: at, end: at + (film[1] ?? "").length };
  }
  const form =
    node.type === "definition" ? /\]:\s*(<[^>]*>|\S+)/g : /\]\(\s*(<[^>]*>|(?:\\.|[^\s\\])*?)(?=\s*\)$|\s+["'(])/g;
  form.lastIndex = node.type === "image" ? source.lastIndexOf("](") : Math.max(0, search);
  const match = form.exec(source);
  const written = match?.[1];
  if (match === null || written === undefined || written === "") return null;
  const start = from + match.index + match[0].length - written.length;
  return { start, end: start + written.length };
}

/** Where a part of a text begins. */
export function startOf(node: MarkdownNode): number {
  return node.position?.start.offset ?? 0;
}

/** Where a part of a text ends. */
export function endOf(node: MarkdownNode): number {
  return node.position?.end.offset ?? 0;
}
