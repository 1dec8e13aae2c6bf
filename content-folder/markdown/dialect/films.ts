import type { Directive } from "./directive.ts";
import type { Shape } from "./shapes.ts";

type Leaf = Extract<Directive, { readonly type: "leafDirective" }>;

/**
 * `::video[Title]{src=clip.mp4 poster=first.png}`: a link to the file with a class, of which the gate makes a player. To a film on another site it stays a
 * link, around its poster: no page loads anything from there.
 */
export function filmShape(kind: "video" | "audio"): Shape {
  return {
    type: "leafDirective",
    attributes: { src: /./, title: /./, ...(kind === "video" ? { poster: /./ } : {}) },
    missing: (node) => (node.attributes?.["src"] ? null : `an address: ::${kind}{src=…}`),
    make: (node) => {
      if (node.type === "leafDirective") makeFilm(node, kind);
    },
  };
}

function makeFilm(node: Leaf, kind: string): void {
  const { src = "", title, poster } = node.attributes ?? {};
  const words = node.children
    .map((child) => ("value" in child ? child.value : ""))
    .join("")
    .trim();
  const name = words || title || (src ?? "").replace(/^https?:\/\/(?:www\.)?/u, "");
  const { position } = node;
  const at = position === undefined ? {} : { position };
  node.children = [
    {
      type: "link",
      url: src ?? "",
      children: [poster ? { type: "image", url: poster, alt: name, ...at } : { type: "text", value: name }],
      data: { hProperties: { className: [kind] } },
      ...at,
    },
  ];
  node.data = { hName: "p" };
}
