import { escapeAttribute } from "../../html/escape.ts";
import type { Speech } from "../../words/speech.ts";
import type { WordsFile } from "./words-route.ts";

/** What a page takes of the language of the interface. The same object while that does not change. */
export interface PageWords {
  readonly speech: Speech;
  readonly direction: "ltr" | "rtl";
  readonly file: WordsFile;
}

/** The attributes of the root element for the language: the kernel loads the words that they name (client/kernel/site-words.ts). */
export function languageAttributes({ speech, direction, file }: PageWords): string {
  const turned = direction === "rtl" ? ' dir="rtl"' : "";
  return ` lang="${escapeAttribute(speech.language)}"${turned}${file === null ? "" : ` data-words="${file.address}"`}`;
}
