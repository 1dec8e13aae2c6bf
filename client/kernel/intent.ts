import type { Application } from "./application.ts";

/** What the application is for: links to other pages, forms, and whatever leads there, such as a sidebar that the pointer enters. */
const needing = "a[href], button, summary, label, input, select, textarea, nav";

/** What works without it: parts of this page, files, other sites, menus, and what the kernel does itself, such as the early search. */
const native = `a:is([href^="#"], [target], [download], [rel~="external"]), [popovertarget], [data-theme-button], [data-code] button, #on-this-page, dialog`;

/** Keys that only move the page, and those that do nothing alone. */
const idleKeys = /^(?:Arrow|Page|Home|End|Shift|Control|Alt|Meta|CapsLock|Escape| $)/;

/** A pointer that rests on a link this long is about to press it; a press that comes sooner is the browser's own navigation. */
const restMs = 80;

/**
 * Returns what loads the application when an event shows that it is about to be needed: a mouse that rests on an inner link, a
 * control that is touched or focused, a key. Not the press of a link: the page that it leaves needs nothing any more.
 */
export function watchIntent(application: Application): (event: Event) => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  return (event) => {
    if (event instanceof PointerEvent) clearTimeout(resting);
    if (event.type === "pointerover") resting = setTimeout(() => attendPointer(application, event), restMs);
    else if (isIntent(event)) application.need(event.target);
  };
}

/** Loads it when the pointer already rests where it is about to be needed: no event says that. */
export function attendRestingPointer(application: Application): void {
  const at = [...document.querySelectorAll(":hover")].at(-1) ?? null;
  if (isAtNeeding(at)) application.need(at);
}

/** A finger that scrolls begins over something too. */
function attendPointer(application: Application, event: Event): void {
  const isMouse = event instanceof PointerEvent && event.pointerType === "mouse";
  if (isMouse && isAtNeeding(event.target)) application.need(event.target);
}

function isIntent(event: Event): boolean {
  if (event instanceof KeyboardEvent) return !idleKeys.test(event.key);
  const { type, target } = event;
  return isAtNeeding(target) && (!target.closest("a[href]") || (type === "focusin" && isSeenFocus(target)));
}

/** By the keyboard: a press focuses a link too. */
function isSeenFocus(target: Element): boolean {
  return target.matches(":focus-visible");
}

function isAtNeeding(target: EventTarget | null): target is Element {
  return target instanceof Element && target.closest(needing)?.closest(native) === null;
}
