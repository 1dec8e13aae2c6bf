import { percentDecoded } from "../../../addresses/percent-decoding.ts";
import { endLayOutAhead } from "../../dom/lay-out-ahead.ts";
import { layOutAll } from "../../dom/lay-out-rest.ts";
import { fadeIn } from "./appear.ts";

interface Target {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Takes back what is in view already, and not yet rendered as shown. */
let undo: (() => void) | null = null;

/** Whether the window has scrolled for an entry that is not yet the current one. */
export function isRevealPending(): boolean {
  return undo !== null;
}

/**
 * Shows the content that is rendered ahead for an address (data/rendered-ahead.tsx) in place of the one before, at the top, without
 * React, which does the same in its own time. So the frame after a click is only laid out and painted; effects come after it.
 *
 * @returns false if it is not there as a whole, or starts elsewhere than at its top: nothing is changed
 */
export function revealAhead({ pathname, search, hash }: Target): boolean {
  const coming = document.querySelector<HTMLElement>(`[data-ahead="${CSS.escape(percentDecoded(pathname))}"]`);
  const before = coming?.previousElementSibling;
  if (!coming || !(before instanceof HTMLElement) || search + hash !== "" || coming.querySelector("[data-waiting]"))
    return false;
  const top = window.scrollY;
  undo = () => {
    exchange(coming, before);
    window.scrollTo(0, top);
  };
  // Before the exchange: after it, to scroll, the page would have to be laid out.
  window.scrollTo(0, 0);
  exchange(before, coming);
  layOutAll();
  fadeIn(document.querySelector("main"));
  return true;
}

/** Another address comes before React has rendered the revealed one: shows the content before again. */
export function undoReveal(): void {
  undo?.();
  undo = null;
}

/**
 * React has rendered the address as shown.
 *
 * @returns whether it was revealed before
 */
export function settleReveal(): boolean {
  const wasRevealed = undo !== null;
  undo = null;
  return wasRevealed;
}

function exchange(shown: HTMLElement, next: HTMLElement): void {
  shown.style.setProperty("display", "none", "important");
  // Of two elements with one id, and of two headings, the one that is shown comes first. It stays where it is: moved, it would be laid out again.
  next.after(shown);
  next.style.removeProperty("display");
  endLayOutAhead(next);
}
