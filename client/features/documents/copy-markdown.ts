import { withinLimit } from "../../time/time-limit.ts";
import { showToast } from "../../ui/toasts.ts";

/**
 * Puts a document's Markdown on the clipboard and tells the visitor. The browser allows that only within the press itself: so the clipboard
 * is given a promise at once, and the text follows.
 */
export const copyMarkdown = (file: string): void => {
  const item = new ClipboardItem({ "text/plain": withinLimit((signal) => fetchText(file, signal)) });
  navigator.clipboard.write([item]).then(
    () => showToast({ kind: "success", message: "Copied as Markdown." }),
    () => showToast({ kind: "error", message: "The page could not be copied." }),
  );
};

/** Whether this browser lets a page write to the clipboard; elsewhere the Markdown opens, to be copied by hand. */
export const canCopy = (): boolean => "clipboard" in navigator && "ClipboardItem" in globalThis;

const fetchText = async (file: string, signal: AbortSignal): Promise<Blob> => {
  const response = await fetch(file, { signal });
  if (!response.ok) throw new Error(`expected 200 from ${file}, got ${response.status}`);
  return new Blob([await response.text()], { type: "text/plain" });
};
