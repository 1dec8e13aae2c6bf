import styles from "./zoom.module.css";

/** Shows the picture that a link holds as large as the screen allows, in the platform's own dialog: Escape and any press close it. */
export const showPicture = (link: HTMLAnchorElement): void => {
  const picture = link.querySelector("img");
  if (!picture) return;
  const dialog = document.createElement("dialog");
  dialog.className = styles.zoom ?? "";
  dialog.ariaLabel = picture.alt || "Picture";
  dialog.append(copyOf(picture), closeButton());
  dialog.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
};

const copyOf = ({ src, alt }: HTMLImageElement): HTMLImageElement => Object.assign(new Image(), { src, alt });

const closeButton = (): HTMLButtonElement => {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Close";
  return button;
};
