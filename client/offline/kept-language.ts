import { english } from "../../words/speech.ts";
import type { Speech } from "../../words/speech.ts";
import { findKept, stores } from "./stores.ts";

/** The language of the site, of which the device knows what its pages say. */
export interface KeptLanguage {
  /** The attributes of the root element. */
  readonly attributes: string;
  readonly speech: Speech;
}

/** Reads the language out of the HTML of a page that was kept (gateway/pages/page-words.ts), and its words out of the file that was kept with it. */
export async function languageOf(html: string | undefined): Promise<KeptLanguage> {
  const root = /^<!doctype html><html lang="([\w-]+)"( dir="rtl")?(?: data-words="([^"]+)")?/.exec(html ?? "");
  const [, language = english.language, direction = "", address] = root ?? [];
  const file = address === undefined ? undefined : await findKept(stores.files, new URL(address, location.origin).href);
  // Without its words the page is in English.
  if (address !== undefined && file === undefined) return { attributes: ' lang="en"', speech: english };
  // The gateway of this site wrote it. That of an earlier release may lack some of it.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const words = (await file?.json()) as Partial<Speech> | undefined;
  return {
    attributes: ` lang="${language}"${direction}`,
    speech: { ...english, ...words, language },
  };
}
