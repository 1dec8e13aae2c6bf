import type { EmojiNames } from "./emoji-names.ts";
import type { BracketFormulas } from "./formulas.ts";
import type { InlineSigns } from "./inline-signs.ts";

/** What the text of a tool may hold beside Markdown. */
export interface Markup {
  /** Components and expressions in braces, as in MDX. */
  readonly isMdx: boolean;
  /** Shortcodes as of Hugo, `{{< … >}}`, or tags as of Liquid, `{% … %}`; null: none. */
  readonly shortcodes: "hugo" | "liquid" | null;
  /** Callouts and tabs as of Python-Markdown: `!!! note`, `=== "Tab"`. */
  readonly hasIndentedBlocks: boolean;
  /** `:::note` around blocks. */
  readonly hasColonBlocks: boolean;
  /** What a name of the site's configuration stands for, as in `{{ site.repository }}`; null if it has no such text. */
  readonly siteValue?: (name: string) => string | null;
  /** Formulas as TeX writes them, `\(…\)` and `\[…\]`; none where they are signs that are escaped. */
  readonly bracketFormulas?: BracketFormulas;
  /** Lines of Rust that begin with `# ` are there for the compiler alone. */
  readonly hidesRustLines?: boolean;
  /** Terms of definitions have ids, as headings have. */
  readonly hasTermIds?: boolean;
  /** Details have ids, made of their titles as those of headings. */
  readonly hasDetailsIds?: boolean;
  /** Labels and roles of MyST. */
  readonly isMyst?: boolean;
  /** Names of emoji between colons; none where they are text. */
  readonly emojiNames?: EmojiNames | null;
  /** References to headings and objects of any page, as of autorefs and mkdocstrings. */
  readonly hasAutorefs?: boolean;
  /** The words behind the language of code are its title. */
  readonly hasBareTitles?: boolean;
  /** Signs within a line, as of Python-Markdown. */
  readonly inlineSigns?: ReadonlySet<InlineSigns>;
  /** Attributes behind elements, `{ .class }` and `{: .class }`. */
  readonly hasAttributeLists: boolean;
}

/** Markdown alone. */
export const markdownOnly: Markup = {
  isMdx: false,
  shortcodes: null,
  hasIndentedBlocks: false,
  hasColonBlocks: false,
  hasAttributeLists: false,
};
