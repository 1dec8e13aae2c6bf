import type { DataLayer } from "../../../data/apollo-client.ts";
import { addCodeBars } from "../../../dom/add-code-bars.ts";
import { withinLimit } from "../../../time/time-limit.ts";
import { linkTargetOf } from "./link-target.ts";

/**
 * Adds behaviour to a text, which React does not manage: the controls of code, cards on links that the visitor hovers over or
 * focuses, and full-size pictures. The code of cards and pictures loads on first use; until then, and if it fails, a link is a plain link.
 * Returns a function that stops it.
 */
export function enhanceText(text: HTMLElement, dataLayer: DataLayer): () => void {
  addCodeBars(text);
  const attend = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.closest("[popover]")) return;
    if (event.type === "click") press(event, link, dataLayer);
    else if (isInterest(event, link))
      void import("./cards.ts").then(({ considerCard }) => considerCard(link, dataLayer), ignore);
  };
  for (const name of events) text.addEventListener(name, attend);
  return () => events.forEach((name) => text.removeEventListener(name, attend));
}

const events = ["pointerover", "focusin", "click"] as const;

/** If the code fails to load, only the enhancement is missing. */
function ignore(): void {}

/** Touch has no hover: a touch pointer is over a link only while pressing it. */
function isInterest(event: Event, link: Element): boolean {
  return event instanceof PointerEvent ? event.pointerType !== "touch" : link.matches(":focus-visible");
}

/** The link that was pressed last. Set before any code loads: code that loads for an earlier press may come later. */
let pressed: HTMLAnchorElement | null = null;

function press(event: Event, link: HTMLAnchorElement, dataLayer: DataLayer): void {
  if (!(event instanceof MouseEvent) || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  pressed = link;
  /** Unless the visitor has left the text or pressed another link meanwhile. */
  const isWanted = (): boolean => pressed === link && link.isConnected;
  const follow = (): void => {
    if (isWanted()) location.assign(link.href);
  };
  if ("zoom" in link.dataset) {
    event.preventDefault();
    void withinLimit(() => import("./zoom.ts")).then(({ showPicture }) => showPicture(link, event.clientX), follow);
  } else if (isTerm(link, dataLayer) && matchMedia("(hover: none)").matches) {
    event.preventDefault();
    void withinLimit(() => import("./cards.ts")).then(({ showCard }) => showCard(link, dataLayer, isWanted), follow);
  }
}

/** A link to a glossary entry; those within a page are none. */
function isTerm(link: HTMLAnchorElement, dataLayer: DataLayer): boolean {
  return link.getAttribute("href")?.startsWith("/") === true && linkTargetOf(link, dataLayer)?.kind === "term";
}
