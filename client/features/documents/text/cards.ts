import type { DataLayer } from "../../../data/apollo-client.ts";
import { contentOf } from "./card-content.ts";
import type { CardContent } from "./card-content.ts";
import { createCard, voice } from "./card.ts";

/** How long a pointer or the focus rests on a link before its card shows: most only pass. */
const restMs = 300;

/** How long a card stays when the pointer has left it and its link: time enough to go from one to the other. */
const leaveMs = 200;

interface Shown {
  readonly link: HTMLAnchorElement;
  readonly card: HTMLElement;
  /** By a press: then it closes by a press beside it, since a finger is nowhere. */
  readonly isPressed: boolean;
}

let shown: Shown | null = null;
let considered: HTMLAnchorElement | null = null;
let leaving: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows the card of a link that the visitor points at or focuses, when it stays so. The card can be pointed at itself, Escape
 * closes it without moving anything, and it stays as long as the pointer or the focus is on it or on its link (WCAG 1.4.13).
 */
export const considerCard = (link: HTMLAnchorElement, dataLayer: DataLayer): void => {
  if (considered === link || !isWanted(link)) return;
  voice();
  considerUntilLeft(
    link,
    shown?.link === link ? undefined : setTimeout(() => void openWanted(link, dataLayer), restMs),
  );
};

const considerUntilLeft = (link: HTMLAnchorElement, timer?: ReturnType<typeof setTimeout>): void => {
  considered = link;
  whenLeft(link, () => {
    clearTimeout(timer);
    if (considered === link) considered = null;
    closeUnwanted();
  });
};

/** Shows the card of a link that was pressed; follows the link where it has none. */
export const showCard = async (link: HTMLAnchorElement, dataLayer: DataLayer): Promise<void> => {
  voice();
  const content = await contentOf(link, dataLayer).catch(() => null);
  if (content) open(link, content, true);
  else location.assign(link.href);
};

const openWanted = async (link: HTMLAnchorElement, dataLayer: DataLayer): Promise<void> => {
  const content = await contentOf(link, dataLayer).catch(() => null);
  if (content && isWanted(link)) open(link, content, false);
};

const isWanted = (link: HTMLElement): boolean => link.isConnected && link.matches(":hover, :focus-visible");

/** Calls back once neither the pointer nor the focus is on a link. */
const whenLeft = (link: HTMLElement, callback: () => void): void => {
  const leave = (): void => {
    if (isWanted(link)) return;
    for (const name of leaves) link.removeEventListener(name, leave);
    callback();
  };
  for (const name of leaves) link.addEventListener(name, leave);
};

const leaves = ["pointerleave", "blur"] as const;

const open = (link: HTMLAnchorElement, content: CardContent, isPressed: boolean): void => {
  shown?.card.hidePopover();
  const card = createCard(link, content, () => {
    if (shown?.card === card) shown = null;
    // Escape gives the focus back to the link: that asks for no card.
    if (considered !== link && isWanted(link)) considerUntilLeft(link);
  });
  for (const name of ["pointerleave", "focusout"] as const) card.addEventListener(name, closeUnwanted);
  shown = { link, card, isPressed };
};

/** Looks a moment later whether anybody is still there. */
const closeUnwanted = (): void => {
  clearTimeout(leaving);
  leaving = setTimeout(() => {
    if (shown && !shown.isPressed && !isWanted(shown.link) && !shown.card.matches(":hover, :focus-within"))
      shown.card.hidePopover();
  }, leaveMs);
};
