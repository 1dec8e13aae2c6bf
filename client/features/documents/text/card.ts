import type { CardContent } from "./card-content.ts";
import styles from "./card.module.css";

/**
 * Shows a card and calls `onClosed` when it closes for any reason; as a popover it closes on Escape and on a click outside.
 * It is inserted right after its link, so that it is next in focus and reading order.
 */
export function createCard(link: HTMLElement, content: CardContent, onClosed: () => void): HTMLElement {
  const card = document.createElement("div");
  card.className = styles.card ?? "";
  card.popover = "auto";
  card.role = "note";
  card.ariaLabel = content.title ?? content.label;
  card.dataset.print = "no";
  card.append(...partsOf(content));
  card.addEventListener("toggle", ({ newState }) => {
    if (newState === "open") return;
    card.remove();
    liveRegion().textContent = "";
    onClosed();
  });
  link.after(card);
  card.showPopover();
  place(card, link);
  // Term definitions are announced. Link previews are not: they would be announced at every link.
  if (content.more) liveRegion().textContent = content.body.map(({ textContent }) => textContent).join(" ");
  return card;
}

/** The live region that announces cards. It must exist before its content changes. */
export function liveRegion(): HTMLElement {
  const existing = document.querySelector<HTMLElement>(`body > .${styles.voice}`);
  if (existing) return existing;
  const region = document.createElement("div");
  region.className = styles.voice ?? "";
  region.ariaLive = "polite";
  document.body.append(region);
  return region;
}

function partsOf({ label, title, body, more }: CardContent): readonly HTMLElement[] {
  return [
    part("label", label),
    ...(title === null ? [] : [part("title", title)]),
    part("body", ...body),
    ...(more ? [linkTo(more)] : []),
  ];
}

function part(name: "label" | "title" | "body", ...content: readonly (string | Node)[]): HTMLElement {
  const element = document.createElement("div");
  element.className = styles[name] ?? "";
  if (name === "title") element.dataset.heading = "";
  element.append(...content);
  return element;
}

function linkTo({ href, text }: NonNullable<CardContent["more"]>): HTMLElement {
  const link = document.createElement("a");
  link.href = href;
  link.textContent = text;
  return link;
}

/** The gap between a card and its link, and between a card and the edges of the viewport. */
const gapPx = 8;
const marginPx = 16;

/** Positions the card below the link's first line, or above it where there is more room. */
function place(card: HTMLElement, link: HTMLElement): void {
  const line = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const left = Math.max(marginPx, Math.min(line.left, document.documentElement.clientWidth - width - marginPx));
  const fitsBelow = line.bottom + gapPx + height <= innerHeight || line.top < innerHeight / 2;
  const top = fitsBelow ? line.bottom + gapPx : line.top - gapPx - height;
  card.style.setProperty("--left", `${left + scrollX}px`);
  card.style.setProperty("--top", `${top + scrollY}px`);
}
