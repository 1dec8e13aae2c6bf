import styles from "./zoom.module.css";
import { say } from "../../../../words/say.ts";

/** Shows a link's picture at full size in a modal `<dialog>`; Escape and any click close it. */
export function showPicture(link: HTMLAnchorElement): void {
  const picture = [...link.querySelectorAll("img")].find((one) => one.clientWidth > 0);
  if (!picture) return;
  const dialog = document.createElement("dialog");
  dialog.className = styles.zoom ?? "";
  dialog.ariaLabel = picture.alt || say("Picture");
  dialog.append(copyOf(picture), closeButton());
  dialog.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function copyOf({ src, alt }: HTMLImageElement): HTMLImageElement {
  return Object.assign(new Image(), { src, alt });
}

function closeButton(): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = say("Close");
  return button;
}
