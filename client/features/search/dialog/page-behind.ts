/**
 * Keeps the page behind a modal dialog from scrolling (SearchDialog.module.css) until the last one is closed, and from changing width where its
 * scrollbar goes. An attribute, because a rule with `html:has(dialog[open])` would have the style of the whole page computed at every change of
 * the DOM; room on the body, because a scrollbar gutter on the root would do so twice (decision 0025).
 */
export function holdPageBehind(dialog: HTMLDialogElement): void {
  const { dataset } = document.documentElement;
  if (dataset.modal === undefined) takeScrollbarsRoom();
  dataset.modal = "";
  dialog.addEventListener("close", releasePage, { once: true });
}

function takeScrollbarsRoom(): void {
  const root = document.documentElement;
  const room = window.innerWidth - root.clientWidth;
  if (room <= 0) return;
  // The browser chooses the side.
  const { left } = root.getBoundingClientRect();
  document.body.style.padding = `0 ${room - left}px 0 ${left}px`;
}

function releasePage(): void {
  if (document.querySelector("dialog:modal") !== null) return;
  delete document.documentElement.dataset.modal;
  document.body.style.removeProperty("padding");
}
