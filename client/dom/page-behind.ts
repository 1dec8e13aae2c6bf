/**
 * Keeps the page behind a modal dialog from scrolling (SearchDialog.module.css) until the last one is closed. An attribute,
 * because a rule with `html:has(dialog[open])` would have the style of the whole page computed at every change of the DOM.
 */
export function holdPageBehind(dialog: HTMLDialogElement): void {
  document.documentElement.dataset.modal = "";
  dialog.addEventListener("close", releasePage, { once: true });
}

function releasePage(): void {
  if (document.querySelector("dialog:modal") === null) delete document.documentElement.dataset.modal;
}
