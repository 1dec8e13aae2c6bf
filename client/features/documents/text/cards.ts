import type { DataLayer } from "../../../data/apollo-client.ts";
import { contentOf } from "./card-content.ts";
import type { CardContent } from "./card-content.ts";
import { createCard, liveRegion } from "./card.ts";

/** How long the pointer or the focus must stay on a link before its card shows; most only pass. */
const hoverDelayMs = 300;

/** How long a card stays after the pointer has left it and its link, so that the pointer can move between them. */
const leaveMs = 200;

interface Shown {
  readonly link: HTMLAnchorElement;
  readonly card: HTMLElement;
  /** Opened by a press: then only a press outside closes it, since touch has no hover. */
  readonly isPressed: boolean;
}

let shown: Shown | null = null;
let considered: HTMLAnchorElement | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows the card of a link that the visitor keeps hovering over or focusing. As WCAG 1.4.13 requires, the card can be hovered
 * over, Escape closes it, and it stays while the pointer or the focus is on it or on its link.
 */
export function considerCard(link: HTMLAnchorElement, dataLayer: DataLayer): void {
  if (considered === link || !isWanted(link)) return;
  liveRegion();
  considerUntilLeft(
    link,
    shown?.link === link ? undefined : setTimeout(() => void openWanted(link, dataLayer), hoverDelayMs),
  );
}

function considerUntilLeft(link: HTMLAnchorElement, timer?: ReturnType<typeof setTimeout>): void {
  considered = link;
  whenLeft(link, () => {
    clearTimeout(timer);
    if (considered === link) considered = null;
    closeUnwanted();
  });
}

/** Shows the card of a link that was pressed; follows the link if it has none. Does neither if, once its content is there, it is no longer wanted. */
export async function showCard(
  link: HTMLAnchorElement,
  dataLayer: DataLayer,
  isStillWanted: () => boolean,
): Promise<void> {
  liveRegion();
  const content = await contentOf(link, dataLayer).catch(() => null);
  if (!isStillWanted()) return;
  if (content) open(link, content, true);
  else location.assign(link.href);
}

async function openWanted(link: HTMLAnchorElement, dataLayer: DataLayer): Promise<void> {
  const content = await contentOf(link, dataLayer).catch(() => null);
  if (content && isWanted(link)) open(link, content, false);
}

function isWanted(link: HTMLElement): boolean {
  return link.isConnected && link.matches(":hover, :focus-visible");
}

/** Calls back once the link has neither the pointer nor the focus. */
function whenLeft(link: HTMLElement, callback: () => void): void {
  const leave = (): void => {
    if (isWanted(link)) return;
    for (const name of leaves) link.removeEventListener(name, leave);
    callback();
  };
  for (const name of leaves) link.addEventListener(name, leave);
}

const leaves = ["pointerleave", "blur"] as const;

function open(link: HTMLAnchorElement, content: CardContent, isPressed: boolean): void {
  shown?.card.hidePopover();
  const card = createCard(link, content, () => {
    if (shown?.card === card) shown = null;
    // Escape returns the focus to the link, which must not open the card again.
    if (considered !== link && isWanted(link)) considerUntilLeft(link);
  });
  for (const name of ["pointerleave", "focusout"] as const) card.addEventListener(name, closeUnwanted);
  shown = { link, card, isPressed };
}

/** Closes the card after a moment, unless the pointer or the focus is back on it. */
function closeUnwanted(): void {
  clearTimeout(leaving);
  leaving = setTimeout(() => {
    if (shown && !shown.isPressed && !isWanted(shown.link) && !shown.card.matches(":hover, :focus-within"))
      shown.card.hidePopover();
  }, leaveMs);
}
