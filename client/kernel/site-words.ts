import { speak } from "../../words/say.ts";
import type { Speech } from "../../words/speech.ts";
import { withinLimit } from "../time/time-limit.ts";

/**
 * Loads the words of the site's language, which the page's root element names; English words are in the code. Settles at once when they are known, and
 * throws when they cannot be loaded.
 */
export async function loadWords(): Promise<void> {
  const { lang, dataset } = document.documentElement;
  const texts = dataset.words === undefined ? {} : (loaded ??= await fetchTexts(dataset.words));
  speak({ language: lang, texts });
}

let loaded: Speech["texts"] | null = null;

async function fetchTexts(address: string): Promise<Speech["texts"]> {
  return withinLimit(async (signal) => {
    const response = await fetch(address, { signal });
    if (!response.ok) throw new Error(`expected 200 from ${address}, got ${response.status}`);
    return response.json();
  });
}
