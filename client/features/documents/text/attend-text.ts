import type { DataLayer } from "../../../data/apollo-client.ts";
import { withinLimit } from "../../../time/time-limit.ts";

/**
 * Attends to a text, which is not React's: offers its code to be copied, shows cards at links that the visitor points at or
 * focuses, and pictures in full size. What does so is loaded when it is first asked for; until then, and without it, a link is a
 * link. Gives the function that stops it.
 */
export const attendText = (text: HTMLElement, dataLayer: DataLayer): (() => void) => {
  if (text.querySelector("pre"))
    void import("./copy-buttons.ts").then(({ addCopyButtons }) => addCopyButtons(text), ignore);
  const attend = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.closest("[popover]")) return;
    if (event.type === "click") press(event, link, dataLayer);
    else if (isInterest(event, link))
      void import("./cards.ts").then(({ considerCard }) => considerCard(link, dataLayer), ignore);
  };
  for (const name of events) text.addEventListener(name, attend);
  return () => events.forEach((name) => text.removeEventListener(name, attend));
};

const events = ["pointerover", "focusin", "click"] as const;

/** Without its code a part of the comfort is not there, and nothing else is missing. */
const ignore = (): void => undefined;

/** A finger points at nothing before it presses. */
const isInterest = (event: Event, link: Element): boolean =>
  event instanceof PointerEvent ? event.pointerType !== "touch" : link.matches(":focus-visible");

const press = (event: Event, link: HTMLAnchorElement, dataLayer: DataLayer): void => {
  if (!(event instanceof MouseEvent) || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const follow = (): void => location.assign(link.href);
  if ("zoom" in link.dataset) {
    event.preventDefault();
    void withinLimit(() => import("./zoom.ts")).then(({ showPicture }) => showPicture(link), follow);
  } else if (link.getAttribute("href")?.startsWith("/glossary#") && matchMedia("(hover: none)").matches) {
    event.preventDefault();
    void withinLimit(() => import("./cards.ts")).then(({ showCard }) => showCard(link, dataLayer), follow);
  }
};
