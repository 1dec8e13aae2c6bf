import { toTrustedJson } from "../../dom/trusted-html.ts";
import type { HeadTag } from "./metadata.ts";

/** Marks the head elements generated from a page's metadata, in the browser and on the server. */
const headMark = "data-page";

/** Replaces the previous page's metadata in the head. */
export function updateHead(tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll(`[${headMark}]`)) old.remove();
  for (const { tag, attributes, text } of tags) {
    if (tag === "title") document.title = text ?? "";
    else document.head.append(toElement({ tag, attributes, text: text ?? "" }));
  }
}

function toElement({ tag, attributes, text }: Required<HeadTag>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(headMark, "");
  if (element instanceof HTMLScriptElement) element.text = toTrustedJson(text);
  return element;
}
