import { isImageAddress } from "../addresses.ts";
import { markRich } from "./blocks.ts";
import { hadClass } from "./marks.ts";
import type { Marks } from "./marks.ts";

/**
 * Makes images load lazily, except the first one before any heading, which may be visible at once. An image whose address
 * may not be loaded is removed. Only one that is a paragraph of its own fills the width, and only if its author gave it none.
 */
export function markImages(elements: readonly Element[], marks: Marks): void {
  let isOpening = true;
  for (const element of elements) {
    if (/^h[1-6]$/u.test(element.localName)) isOpening = false;
    if (element.localName !== "img") continue;
    if (!isImageAddress(element.getAttribute("src") ?? "")) {
      element.remove();
      continue;
    }
    if (!isOpening) element.setAttribute("loading", "lazy");
    element.setAttribute("decoding", "async");
    if (hadClass(marks, element, "sized") || isInLine(element)) element.setAttribute("data-sized", "");
    addDarkTwin(element, marks);
    isOpening = false;
  }
}

function isInLine({ parentElement }: Element): boolean {
  return (
    parentElement?.localName === "p" &&
    Array.from(parentElement.childNodes).some(
      (node) => node.nodeType === node.TEXT_NODE && (node.nodeValue ?? "").trim() !== "",
    )
  );
}

const darkPrefix = "dark:";

/** Puts the picture for the dark theme, which a class names, behind the other. The style shows one of the two, without a script. */
function addDarkTwin(image: Element, marks: Marks): void {
  const name = marks.get(image)?.classes.find((one) => one.startsWith(darkPrefix));
  const address = name?.slice(darkPrefix.length) ?? "";
  if (!/^\/media\/[\w-]+\.[a-z]+$/u.test(address)) return;
  const twin = image.ownerDocument.createElement("img");
  for (const { name: key, value } of Array.from(image.attributes)) twin.setAttribute(key, value);
  twin.setAttribute("src", address);
  twin.setAttribute("loading", "lazy");
  twin.setAttribute("data-dark", "");
  markRich(image, "data-light", "");
  image.after(twin);
}
