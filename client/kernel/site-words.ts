import { speak } from "../../words/say.ts";
import { withinLimit } from "../time/time-limit.ts";
import { loadFile } from "./load-file.ts";

/**
 * Loads the words of the site's language, which the page's root element names; English words are in the code. Settles at once when they are known, and
 * throws when they cannot be loaded.
 */
export async function loadWords(): Promise<void> {
  const { lang, dataset } = document.documentElement;
  if (isKnown || (lang === "en" && dataset.words === undefined)) return;
  await withinLimit(async (signal) => {
    const [{ voiceOfSent }, words] = await Promise.all([
      import("../../words/sent-speech.ts"),
      dataset.words === undefined ? noWords : loadFile(dataset.words, signal).then((file): unknown => file.json()),
    ]);
    speak(voiceOfSent(lang, words));
  });
  isKnown = true;
}

/** Those of a language that says everything as English does. */
const noWords = { texts: {} } as const;

let isKnown = false;
