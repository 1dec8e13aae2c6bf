import { percentDecoded } from "../../../addresses/percent-decoding.ts";
import { addressKindOf } from "../addresses.ts";

/** Checks the address of every link, and points links within the text to the current ids of their targets. */
export function markLinks(links: readonly Element[], idByFormerId: ReadonlyMap<string, string>): void {
  for (const link of links) {
    const kind = addressKindOf(link.getAttribute("href") ?? "");
    if (kind === "forbidden") link.removeAttribute("href");
    if (kind === "external") link.setAttribute("rel", "noopener noreferrer");
    const id = idByFormerId.get(fragmentOf(link) ?? "");
    if (id !== undefined) link.setAttribute("href", `#${encodeURIComponent(id)}`);
  }
}

/** The decoded fragment of a link within the text; null for other links. */
export function fragmentOf(link: Element): string | null {
  const href = link.getAttribute("href") ?? "";
  return href.startsWith("#") ? percentDecoded(href.slice(1)) : null;
}
