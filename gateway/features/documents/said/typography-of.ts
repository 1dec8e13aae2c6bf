import type { SiteFacts } from "../../../site/site.ts";
import { isLanguageTag } from "../../../../words/direction.ts";

/** The language whose typography a text in a language of its own (null: in the site's) gets; null where the site has that switched off. */
export function typographyOf(
  own: string | null,
  { features, words }: Pick<SiteFacts, "features" | "words">,
): string | null {
  if (!features.typography) return null;
  return own !== null && isLanguageTag(own) ? own : words.speech.language;
}
