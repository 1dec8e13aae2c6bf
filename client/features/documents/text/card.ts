import type { CardContent } from "./card-content.ts";
import styles from "./card.module.css";

/**
 * Puts a card on the page and calls back when it has gone, whatever closed it: Escape and a press beside it do, as with every
 * popover. It stands right behind its link, so that the focus and a screen reader come to it next.
 */
export const createCard = (link: HTMLElement, content: CardContent, onClosed: () => void): HTMLElement => {
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
    voice().textContent = "";
    onClosed();
  });
  link.after(card);
  card.showPopover();
  place(card, link);
  // What a term means is read aloud; where a link leads is there to be found, and would be said at every link.
  if (content.more) voice().textContent = content.body.map(({ textContent }) => textContent).join(" ");
  return card;
};

/** What is written into it is read aloud, as long as it was there before. */
export const voice = (): HTMLElement => {
  const known = document.querySelector<HTMLElement>(`body > .${styles.voice}`);
  if (known) return known;
  const made = document.createElement("div");
  made.className = styles.voice ?? "";
  made.ariaLive = "polite";
  document.body.append(made);
  return made;
};

const partsOf = ({ label, title, body, more }: CardContent): readonly HTMLElement[] => [
  part("label", label),
  ...(title === null ? [] : [part("title", title)]),
  part("body", ...body),
  ...(more ? [linkTo(more)] : []),
];

const part = (name: "label" | "title" | "body", ...content: readonly (string | Node)[]): HTMLElement => {
  const element = document.createElement("div");
  element.className = styles[name] ?? "";
  element.append(...content);
  return element;
};

const linkTo = ({ href, text }: NonNullable<CardContent["more"]>): HTMLElement => {
  const link = document.createElement("a");
  link.href = href;
  link.textContent = text;
  return link;
};

/** Between a card and its link, and between a card and the sides of the screen. */
const gapPx = 8;
const marginPx = 16;

/** Below the link's first line; above it where there is more room. */
const place = (card: HTMLElement, link: HTMLElement): void => {
  const line = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const left = Math.max(marginPx, Math.min(line.left, document.documentElement.clientWidth - width - marginPx));
  const fitsBelow = line.bottom + gapPx + height <= innerHeight || line.top < innerHeight / 2;
  const top = fitsBelow ? line.bottom + gapPx : line.top - gapPx - height;
  card.style.setProperty("--left", `${left + scrollX}px`);
  card.style.setProperty("--top", `${top + scrollY}px`);
};
