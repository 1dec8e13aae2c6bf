import { say } from "../../../words/say.ts";
import { drawnFrame } from "../drawn-frame.ts";
import "./code-bars.css";

/** How long a button shows its confirmation. */
const confirmationMs = 2000;

/** So that the bars of a page full of code are no long task on a slow phone. */
const blocksAtOnce = 3;

/**
 * Gives every block of code of a text the controls of its bar, outside React like the text itself: once the next frame is painted, which shows
 * a new text without waiting for them.
 */
export function addBars(box: HTMLElement): void {
  void drawnFrame().then(() => addMissingBars(box));
}

function addMissingBars(box: HTMLElement): void {
  const blocks = [...box.querySelectorAll("pre")].filter((pre) => !isFramed(pre));
  const isOn = isWrapped();
  // Measured without wrapping, before anything changes, so that the page is laid out once.
  document.documentElement.removeAttribute("data-wraps");
  const wide = new Set(blocks.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth));
  showWrapping(isOn);
  addInTurn(blocks, wide);
}

/** A few blocks a frame: each moves into a frame of its own, so that its style is computed again. */
function addInTurn([...blocks]: readonly HTMLPreElement[], wide: ReadonlySet<HTMLPreElement>): void {
  // Those of another call that came in between have theirs.
  for (const pre of blocks.splice(0, blocksAtOnce).filter((one) => !isFramed(one))) {
    const frame = document.createElement("div");
    frame.dataset.code = "";
    pre.replaceWith(frame);
    frame.append(pre, toolsFor(pre, wide.has(pre)));
  }
  if (blocks.length > 0) void drawnFrame().then(() => addInTurn(blocks, wide));
}

function isFramed({ parentElement }: HTMLPreElement): boolean {
  return parentElement?.hasAttribute("data-code") === true;
}

function toolsFor(pre: HTMLElement, isWide: boolean): HTMLElement {
  const tools = document.createElement("div");
  tools.dataset.tools = "";
  tools.dataset.print = "no";
  if (isWide) tools.append(wrapButton());
  if ("clipboard" in navigator) tools.append(...copyButton(pre));
  return tools;
}

function button(text: string, onClick: (button: HTMLButtonElement) => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", () => onClick(made));
  return made;
}

/** "Copy", and a live region that says when it is done: not every screen reader reads out the new text of a button. */
function copyButton(pre: HTMLElement): readonly HTMLElement[] {
  const status = document.createElement("output");
  const copy = async (own: HTMLButtonElement): Promise<void> => {
    const isCopied = await navigator.clipboard.writeText(pre.innerText.trimEnd()).then(
      () => true,
      () => false,
    );
    own.textContent = isCopied ? say("Copied") : say("Not allowed");
    status.textContent = own.textContent;
    setTimeout(() => {
      own.textContent = say("Copy");
      status.textContent = "";
    }, confirmationMs);
  };
  return [button(say("Copy"), (own) => void copy(own)), status];
}

const wrapKey = "wrapCode";

/** "Wrap lines": for every block, and remembered. */
function wrapButton(): HTMLButtonElement {
  const made = button(say("Wrap lines"), () => {
    const isOn = !isWrapped();
    storeWrapped(isOn);
    showWrapping(isOn);
  });
  made.dataset.wrap = "";
  made.setAttribute("aria-pressed", String(document.documentElement.hasAttribute("data-wraps")));
  return made;
}

function showWrapping(isOn: boolean): void {
  document.documentElement.toggleAttribute("data-wraps", isOn);
  for (const toggle of document.querySelectorAll("[data-wrap]")) toggle.setAttribute("aria-pressed", String(isOn));
}

/** Where nothing may be stored, the choice holds on this page. */
function isWrapped(): boolean {
  try {
    return localStorage.getItem(wrapKey) === "on";
  } catch {
    return document.documentElement.hasAttribute("data-wraps");
  }
}

function storeWrapped(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(wrapKey, "on");
    else localStorage.removeItem(wrapKey);
  } catch {
    return;
  }
}
