/** How long a button says what it has done. */
const thanksMs = 2000;

/**
 * Puts a "Copy" button on every block of code in a text. The text is not React's, so neither are the buttons. Only where
 * the browser lets a page write to the clipboard.
 */
export const addCopyButtons = (box: HTMLElement): void => {
  if (!("clipboard" in navigator)) return;
  for (const pre of box.querySelectorAll("pre")) {
    if (pre.parentElement?.hasAttribute("data-code")) continue;
    const frame = document.createElement("div");
    frame.dataset.code = "";
    pre.replaceWith(frame);
    frame.append(pre, copyButton(pre));
  }
};

const copyButton = (pre: HTMLElement): HTMLButtonElement => {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.print = "no";
  button.textContent = "Copy";
  button.addEventListener("click", () => void copy(pre, button));
  return button;
};

const copy = async (pre: HTMLElement, button: HTMLButtonElement): Promise<void> => {
  try {
    await navigator.clipboard.writeText(pre.innerText.trimEnd());
    button.textContent = "Copied";
  } catch {
    button.textContent = "Not allowed";
  }
  setTimeout(() => {
    button.textContent = "Copy";
  }, thanksMs);
};
