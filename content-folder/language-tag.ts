import { isLanguageTag } from "../words/direction.ts";
import { meantLanguage } from "./faults/meant-language.ts";
import { orMeant } from "./faults/or-meant.ts";
import { text } from "./fields.ts";

const expected = "the tag of a language, such as en, de or pt-BR";

/** The tag of a language that there is (BCP 47), as people write it. */
export const LanguageTag = text(expected).refine(isLanguageTag, {
  error: orMeant(`expected ${expected}`, meantLanguage),
});
