import { withinLimit } from "../../time/time-limit.ts";
import { showToast } from "../../ui/toasts/toasts.ts";
import { say } from "../../../words/say.ts";

/**
 * Copies a document's Markdown to the clipboard and notifies the visitor. Browsers allow that only during the user gesture,
 * so the clipboard gets a promise at once and the text follows.
 */
export function copyMarkdown(file: string): void {
  const item = new ClipboardItem({ "text/plain": withinLimit((signal) => fetchText(file, signal)) });
  navigator.clipboard.write([item]).then(
    () => showToast({ kind: "success", message: say("Copied as Markdown.") }),
    () => showToast({ kind: "error", message: say("The page could not be copied.") }),
  );
}

/** Whether a page can write to the clipboard in this browser; if not, the Markdown opens to be copied by hand. */
export function canCopy(): boolean {
  return "clipboard" in navigator && "ClipboardItem" in globalThis;
}

async function fetchText(file: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(file, { signal });
  if (!response.ok) throw new Error(`expected 200 from ${file}, got ${response.status}`);
  return new Blob([await response.text()], { type: "text/plain" });
}
