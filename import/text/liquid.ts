/** Stands for a brace that Liquid does not read; no text has it, for it is no character. */
const mask = "\uFDD0";

const blocks = /\{%-?\s*(raw|comment)\s*-?%\}([\s\S]*?)\{%-?\s*end\1\s*-?%\}/g;

/** A text, code too, without what Liquid leaves out of it: comments, of which the ends of lines stay, and the tags around raw text, whose braces are masked. */
export function liquidText(text: string): string {
  return text.replaceAll(blocks, (_whole, name: string, inside: string) =>
    name === "comment" ? inside.replaceAll(/[^\n]+/g, "") : inside.replaceAll(/\{(?=[{%])|(?<=[{\uFDD0])\{/g, mask),
  );
}

/** A text whose masked braces are braces. */
export function withBraces(text: string): string {
  return text.replaceAll(mask, "{");
}
