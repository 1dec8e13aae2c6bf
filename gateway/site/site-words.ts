import { createHash } from "node:crypto";
import { directionOf } from "../../words/direction.ts";
import { speechOf, tagWithWords, wordsJson } from "../../words/speech-of.ts";
import type { OwnWords } from "../../words/speech-of.ts";
import { english } from "../../words/speech.ts";
import type { Speech } from "../../words/speech.ts";

/** The language of the interface, ready to be used: made once when the site's files change. */
export interface SiteWords {
  readonly speech: Speech;
  /** The speech of a text in a language of its own (null: in the site's). It is the site's where that language has no words. */
  readonly speechFor: (language: string | null) => Speech;
  readonly direction: "ltr" | "rtl";
  /** The words that the browser loads; null where they are those in its code. */
  readonly file: { readonly address: string; readonly json: string } | null;
}

/** Makes of a site's language, and of the words that it says differently, what pages and files need. */
export function toSiteWords(language: string, own: OwnWords): SiteWords {
  const speech = speechOf(language, own);
  const json = wordsJson(speech);
  const hash = createHash("sha256").update(json).digest("hex").slice(0, 12);
  return {
    speech,
    speechFor: createSpeeches(speech, own),
    direction: directionOf(language),
    file: json === wordsJson(english) ? null : { address: `/words/${hash}.json`, json },
  };
}

/** Makes each speech once: there are no more than languages with words. */
function createSpeeches(site: Speech, own: OwnWords): SiteWords["speechFor"] {
  const made = new Map<string, Speech>();
  return (language) => {
    const tag = language === null ? null : tagWithWords(language, own);
    if (tag === null) return site;
    const speech = made.get(tag) ?? speechOf(tag, own);
    made.set(tag, speech);
    return speech;
  };
}
