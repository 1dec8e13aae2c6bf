import { createHash } from "node:crypto";
import { directionOf } from "../../words/direction.ts";
import { type OwnWords, browserTexts, speechOf } from "../../words/speech-of.ts";
import type { Speech } from "../../words/speech.ts";

/** The language of the interface, ready to be used: made once when the site's files change. */
export interface SiteWords {
  readonly speech: Speech;
  readonly direction: "ltr" | "rtl";
  /** The words that the browser loads; null where they are those in its code. */
  readonly file: { readonly address: string; readonly json: string } | null;
}

/** Makes of a site's language, and of the words that it says differently, what pages and files need. */
export function toSiteWords(language: string, own: OwnWords): SiteWords {
  const speech = speechOf(language, own);
  const json = JSON.stringify(browserTexts(speech));
  const hash = createHash("sha256").update(json).digest("hex").slice(0, 12);
  return {
    speech,
    direction: directionOf(language),
    file: json === "{}" ? null : { address: `/words/${hash}.json`, json },
  };
}
