import { say } from "../../../../words/say.ts";

/** How long a button shows its confirmation. */
const confirmationMs = 2000;

/** Adds a "Copy" button to every code block of a text, outside React like the text itself. Does nothing where pages cannot write to the clipboard. */
export function addCopyButtons(box: HTMLElement): void {
  if (!("clipboard" in navigator)) return;
  for (const pre of box.querySelectorAll("pre")) {
    if (pre.parentElement?.hasAttribute("data-code")) continue;
    const frame = document.createElement("div");
    frame.dataset.code = "";
    pre.replaceWith(frame);
    frame.append(pre, copyButton(pre));
  }
}

function copyButton(pre: HTMLElement): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.print = "no";
  button.textContent = say("Copy");
  button.addEventListener("click", () => void copy(pre, button));
  return button;
}

async function copy(pre: HTMLElement, button: HTMLButtonElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(pre.innerText.trimEnd());
    button.textContent = say("Copied");
  } catch {
    button.textContent = say("Not allowed");
  }
  setTimeout(() => {
    button.textContent = say("Copy");
  }, confirmationMs);
}
