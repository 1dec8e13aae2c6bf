import type { GatewayContext } from "../../../graphql/context.ts";
import { saidText } from "./text.ts";
import { typographyOf } from "./typography-of.ts";

/** The safe HTML of a text in a language (null: in the site's), with the typography and the added words of that language. */
export async function saidContent(
  html: string,
  language: string | null,
  { content, site }: Pick<GatewayContext, "content" | "site">,
): Promise<string> {
  const text = await content.load({ html, language: typographyOf(language, site) });
  return saidText(text.html, site.words.speechFor(language));
}
