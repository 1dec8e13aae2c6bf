import { isImageAddress } from "../addresses.ts";
import { markRich } from "./blocks.ts";
import { hadClass } from "./marks.ts";
import type { Marks } from "./marks.ts";

/** Only files of this site: a page loads no film from elsewhere. */
const served = /^\/media\/[\w-]{1,128}\.[a-z0-9]{1,10}$/u;

/**
 * Makes players of the links with the class `video` or `audio`. The sanitiser lets no such element through: these are written here, with controls, a
 * checked address, and the link inside, for browsers that cannot play them.
 */
export function makeFilms(links: readonly Element[], marks: Marks): void {
  for (const link of links) {
    const kind = (["video", "audio"] as const).find((name) => hadClass(marks, link, name));
    const address = link.getAttribute("href") ?? "";
    if (kind === undefined || !served.test(address)) continue;
    const poster = link.querySelector("img");
    const player = link.ownerDocument.createElement(kind);
    player.setAttribute("src", address);
    player.setAttribute("controls", "");
    player.setAttribute("preload", "metadata");
    const name = poster?.getAttribute("alt") ?? link.textContent.trim();
    if (name !== "") player.setAttribute("aria-label", name);
    const first = poster?.getAttribute("src") ?? "";
    if (kind === "video" && first !== "" && isImageAddress(first)) player.setAttribute("poster", first);
    if (poster !== null) link.textContent = name;
    markRich(player, "data-film", "");
    link.replaceWith(player);
    player.append(link);
  }
}
