import type { Vocabulary } from "./correction.ts";
import { asWritten, knownLanguages, languageOfQuestion } from "../language/language.ts";
import type { Language } from "../language/language.ts";
import type { SearchPurpose } from "../search.ts";
import { foldedWordsOf } from "../language/words.ts";

/** The languages of a question and of the texts. */
export interface Spoken {
  /** That of the question. */
  readonly asked: Language;
  /** Those that texts are in, the site's first. */
  readonly all: readonly Language[];
}

/** The words of an address are those of a title, as written. */
const ofAddress: Spoken = { asked: asWritten, all: [] };

/** The languages to search in. That of a question is the site's, unless it has more stop words of another that texts are in. */
export async function spokenFor(
  { term, purpose }: { readonly term: string; readonly purpose: SearchPurpose },
  site: Language,
  vocabulary: Pick<Vocabulary, "languagesAmong">,
): Promise<Spoken> {
  if (purpose === "address") return ofAddress;
  const all = await languagesOfTexts(site, vocabulary);
  return { asked: languageOfQuestion(foldedWordsOf(term), all), all };
}

/** The languages that texts are in, the site's first. */
export async function languagesOfTexts(
  site: Language,
  vocabulary: Pick<Vocabulary, "languagesAmong">,
): Promise<readonly Language[]> {
  const others = knownLanguages.filter((language) => language !== site);
  return [site, ...(await vocabulary.languagesAmong(others))];
}
