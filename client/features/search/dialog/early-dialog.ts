import { endAskedSearch, isSearchAsked } from "../../../dom/asked-search.ts";
import { holdPageBehind } from "./page-behind.ts";
import round from "../../../ui/Button.module.css";
import field from "./DialogField.module.css";
import dialog from "./SearchDialog.module.css";
import { say } from "../../../../words/say.ts";

/** What a visitor has typed into the early dialog. */
export interface EarlyText {
  readonly text: string;
  /** The selection within it. */
  readonly start: number;
  readonly end: number;
}

let early: HTMLDialogElement | null = null;

/** Whether an input method is composing in it. */
let isComposing = false;

/**
 * Opens a search dialog before the application is there: the field alone. Typing works, Enter opens the search page, Escape
 * and a press beside it close it.
 */
export function openEarlyDialog(): void {
  early ??= makeDialog();
  if (early.open) return;
  holdPageBehind(early);
  early.showModal();
}

/** Calls `act` once no input method is composing in the early dialog, whose field would break it off when it goes. */
export function onceComposed(act: () => void): void {
  if (early?.open && isComposing) early.addEventListener("compositionend", act, { once: true });
  else act();
}

/** Goes to the search's own page, with what was typed into the early dialog, if the visitor still waits for the application's. */
export function leaveForSearch(): void {
  if (!isSearchAsked()) return;
  if (early) early.querySelector("form")?.submit();
  else location.assign("/search");
}

/** Closes the early dialog, and returns what was typed; null when it is not open. */
export function takeEarlyText(): EarlyText | null {
  const input = early?.open === true ? early.querySelector("input") : null;
  const taken = input && { text: input.value, start: input.selectionStart ?? 0, end: input.selectionEnd ?? 0 };
  early?.remove();
  early = null;
  return taken;
}

function makeDialog(): HTMLDialogElement {
  const close = make("button", { type: "button", className: round.round ?? "", ariaLabel: say("Close search") });
  close.textContent = "×";
  const input = make("input", {
    name: "q",
    type: "text",
    inputMode: "search",
    placeholder: say("Search..."),
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: false,
    enterKeyHint: "search",
    ariaLabel: say("Search"),
  });
  // The icon of the link in the header, where the application's dialog has it.
  const icon = document.querySelector("a[aria-keyshortcuts] svg")?.cloneNode(true);
  const form = make("form", { className: field.field ?? "", action: "/search" }, ...(icon ? [icon] : []), input, close);
  const frame = make(
    "div",
    { className: dialog.frame ?? "" },
    make("search", {}, form),
    make("div", { className: dialog.list ?? "" }),
  );
  const box = make("dialog", { className: dialog.dialog ?? "", ariaLabel: say("Search") }, frame);
  close.addEventListener("click", () => box.close());
  for (const name of ["compositionstart", "compositionend"])
    box.addEventListener(name, () => {
      isComposing = name === "compositionstart";
    });
  box.addEventListener("close", endAskedSearch);
  box.addEventListener("mousedown", ({ target }) => target === box && box.close());
  document.body.append(box);
  return box;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly Node[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}
