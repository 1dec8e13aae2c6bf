import { isImageAddress } from "../addresses.ts";

/**
 * Makes images load lazily, except the first one before any heading, which may be visible at once. An image whose address
 * may not be loaded is removed.
 */
export function markImages(elements: readonly Element[]): void {
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
    isOpening = false;
  }
}
