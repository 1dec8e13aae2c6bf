import type { Application } from "./application.ts";

/** What the application is for: links to other pages, forms, and whatever leads there, such as a sidebar that the pointer enters. */
const needing = "a[href], button, summary, label, input, select, textarea, nav";

/** What works without it: parts of this page, files, other sites, menus, and what the kernel does itself. */
const native = `a:is([href^="#"], [target], [download], [rel~="external"]), [popovertarget], [data-theme-button], [data-code] button, #on-this-page`;

/** Keys that only move the page, and those that do nothing alone. */
const idleKeys = /^(?:Arrow|Page|Home|End|Shift|Control|Alt|Meta|CapsLock|Escape| $)/;

/** Loads the application when an event shows that it is about to be needed. */
export function attendIntent(application: Application, event: Event): void {
  if (event instanceof KeyboardEvent ? !idleKeys.test(event.key) : isAtNeeding(event.target))
    application.need(event.target);
}

/** Loads it when the pointer already rests where it is about to be needed: no event tells that. */
export function attendRestingPointer(application: Application): void {
  const at = [...document.querySelectorAll(":hover")].at(-1) ?? null;
  if (isAtNeeding(at)) application.need(at);
}

/** Touch has no hover: a finger that scrolls begins over something too, but presses it only where it is. */
function isAtNeeding(target: EventTarget | null): boolean {
  const at = target instanceof Element ? target.closest(needing) : null;
  return at !== null && at.closest(native) === null;
}
