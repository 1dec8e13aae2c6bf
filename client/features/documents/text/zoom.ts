import styles from "./zoom.module.css";
import { say } from "../../../../words/say.ts";

/**
 * Shows a link's picture at full size in a modal `<dialog>`; Escape, any click, and Back close it. Where it is wider than the screen, the part that
 * was pressed is in view. `pressedX`: where the pointer was; 0 for a key, which shows the middle.
 */
export function showPicture(link: HTMLAnchorElement, pressedX: number): void {
  const picture = [...link.querySelectorAll("img")].find((one) => one.clientWidth > 0);
  // Pressed twice while this code was loading, it is shown once.
  if (!picture || document.querySelector("dialog:modal")) return;
  const { left, width } = picture.getBoundingClientRect();
  const part = pressedX > 0 ? (pressedX - left) / width : 0.5;
  const copy = copyOf(picture);
  const dialog = document.createElement("dialog");
  dialog.className = styles.zoom ?? "";
  dialog.ariaLabel = picture.alt || say("Picture");
  dialog.append(copy, closeButton());
  const close = (): void => dialog.close();
  dialog.addEventListener("click", close);
  addEventListener("popstate", close);
  dialog.addEventListener("close", () => {
    dialog.remove();
    removeEventListener("popstate", close);
  });
  document.body.append(dialog);
  dialog.showModal();
  const showPart = (): void => {
    const whole = copy.getBoundingClientRect();
    dialog.scrollBy(whole.left + whole.width * part - dialog.clientWidth / 2, 0);
  };
  copy.decode().then(showPart, showPart);
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
