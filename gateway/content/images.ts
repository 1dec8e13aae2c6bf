import { isImageAddress } from "./addresses.ts";

/**
 * Lets images load when they are needed; only the first one before any heading, which a reader may see at once, does not wait. One
 * without an address that may be loaded is left out.
 */
export const markImages = (elements: readonly Element[]): void => {
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
};
