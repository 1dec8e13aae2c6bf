import { escapeText } from "../../../html/escape.ts";
import http from "highlight.js/lib/languages/http";
import { common, createLowlight } from "lowlight";
import { zoneFile } from "./zone-file.ts";
import { tokenOf } from "../tokens.ts";

const lowlight = createLowlight({ ...common, dns: zoneFile, http });

/** Whether code in a language gets colours. */
export function isHighlighted(language: string | null): language is string {
  return language !== null && lowlight.registered(language);
}

/** Code as HTML, with its tokens. If a grammar fails, the code loses its colours; the document is still shown. */
export function highlight(language: string | null, text: string): string {
  if (!isHighlighted(language)) return textNode(text);
  try {
    return htmlOf(lowlight.highlight(language, text).children);
  } catch {
    return textNode(text);
  }
}

type Tokens = ReturnType<typeof lowlight.highlight>["children"];

function htmlOf(tokens: Tokens): string {
  return tokens
    .map((token) => {
      if (token.type === "text") return textNode(token.value);
      if (token.type !== "element") return "";
      const inside = htmlOf(token.children);
      const kind = tokenOf(token.properties["className"]);
      return kind === null ? inside : `<span data-token="${kind}">${inside}</span>`;
    })
    .join("");
}

/** Escapes text the way the DOM serialises a text node. */
function textNode(text: string): string {
  return escapeText(text).replaceAll("\u00A0", "&nbsp;");
}
