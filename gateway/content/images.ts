import { isImageAddress } from "./addresses.ts";
import { elementsOf } from "./elements.ts";

/**
 * Lets images load when they are needed; only the first one before any heading, which a reader may see at once, does not wait. One
 * without an address that may be loaded is left out.
 */
export const markImages = (root: HTMLElement): void => {
  let isOpening = true;
  for (const element of elementsOf(root, "*")) {
    if (/^H[1-6]$/u.test(element.nodeName)) isOpening = false;
    if (element.nodeName !== "IMG") continue;
    if (!isImageAddress(element.getAttribute("src") ?? "")) {
      element.remove();
      continue;
    }
    if (!isOpening) element.setAttribute("loading", "lazy");
    element.setAttribute("decoding", "async");
    isOpening = false;
  }
};
