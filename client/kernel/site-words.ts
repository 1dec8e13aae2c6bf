import { speak } from "../../words/say.ts";
import { withinLimit } from "../time/time-limit.ts";

/**
 * Loads the words of the site's language, which the page's root element names; English words are in the code. Settles at once when they are known, and
 * throws when they cannot be loaded.
 */
export async function loadWords(): Promise<void> {
  const { lang, dataset } = document.documentElement;
  if (isKnown || (lang === "en" && dataset.words === undefined)) return;
  await withinLimit(async (signal) => {
    const [{ voiceOf }, texts] = await Promise.all([
      import("../../words/speech.ts"),
      fetchTexts(dataset.words, signal),
    ]);
    speak(voiceOf({ language: lang, texts }));
  });
  isKnown = true;
}

let isKnown = false;

async function fetchTexts(address: string | undefined, signal: AbortSignal) {
  if (address === undefined) return {};
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`expected 200 from ${address}, got ${response.status}`);
  return response.json();
}
