import { addressKindOf } from "./addresses.ts";
import { elementsOf } from "./elements.ts";

/** Lets images load when they are needed. One without an address that may be loaded is left out. */
export const markImages = (root: HTMLElement): void => {
  for (const image of elementsOf(root, "img")) {
    const address = image.getAttribute("src") ?? "";
    const kind = addressKindOf(address);
    if (address === "" || kind === "forbidden" || kind === "contact") {
      image.remove();
      continue;
    }
    image.setAttribute("loading", "lazy");
    image.setAttribute("decoding", "async");
  }
};
