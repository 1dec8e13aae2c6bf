import { wordsIn } from "../words-in.ts";
import type { Directive } from "./directive.ts";

/**
 * `::video[Title]{src=clip.mp4 poster=first.png}`: a link to the file with a class, of which the gate makes a player. To a film on another site it stays a
 * link, around its poster: no page loads anything from there.
 */
export function makeFilm(node: Extract<Directive, { readonly type: "leafDirective" }>, kind: "video" | "audio"): void {
  const { src = "", title, poster } = node.attributes ?? {};
  const name = wordsIn(node) || title || (src ?? "").replace(/^https?:\/\/(?:www\.)?/u, "");
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
