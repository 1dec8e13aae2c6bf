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
    if (kind === undefined) continue;
    const poster = link.querySelector("img");
    if (!served.test(address)) {
      if (poster !== null) nameBelow(link, poster.getAttribute("alt") ?? "");
      continue;
    }
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
    nameBelow(player, name);
  }
}

/** A film that is a paragraph of its own has its name below: neither a player nor a picture shows it. The name of a file says nothing. */
function nameBelow(film: Element, name: string): void {
  const around = film.parentElement;
  const isAlone = around?.localName === "p" && around.textContent.trim() === film.textContent.trim();
  if (!isAlone || around.childElementCount !== 1 || name === "" || /^\S*\.\w{2,5}$/u.test(name)) return;
  const figure = around.ownerDocument.createElement("figure");
  const caption = around.ownerDocument.createElement("figcaption");
  caption.textContent = name;
  around.replaceWith(figure);
  figure.append(film, caption);
  markRich(figure, "data-named", "");
}
