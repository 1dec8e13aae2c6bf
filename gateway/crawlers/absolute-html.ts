import { escapeAttribute, unescaped } from "../../html/escape.ts";

/**
 * A start tag as the gate for HTML writes it: attributes always in double quotes, `"` in them always escaped, and `<` in
 * text always `&lt;`. So this matches tags and nothing else, without a parser.
 */
const startTag = /<([a-z][a-z0-9]*)((?: [a-z-]+="[^"]*")+)>/g;
const attribute = / ([a-z-]+)="([^"]*)"/g;

/** The picture that only our own pages show, in the dark theme, in place of the one before it. */
const darkTwin = /<img(?: [a-z-]+="[^"]*")* data-dark=""(?: [a-z-]+="[^"]*")*>/g;

/** The title of a callout or a tab, which looks like one by our style alone. */
const titleOfBlock = /<p data-(?:callout-)?title="">([^]*?)<\/p>/g;

/** Attributes that only our own pages use. */
const ownAttribute = /^(?:data-|aria-|role$|tabindex$|loading$|decoding$)/;

/**
 * A text that passed the gate, for readers outside the site: every link and picture gets its absolute address, titles of blocks are
 * strong, code says its language by its class, and attributes that only the site's own styles and scripts use are dropped. `address`: the
 * absolute address of the text's page.
 */
export function absoluteHtml(html: string, address: string): string {
  return html
    .replaceAll(darkTwin, "")
    .replaceAll(titleOfBlock, "<p><strong>$1</strong></p>")
    .replaceAll(
      startTag,
      (_tag, name: string, attributes: string) =>
        `<${name}${attributes.replaceAll(attribute, (whole: string, key: string, value: string) => rewritten(whole, { name, key, value, address }))}>`,
    );
}

interface Attribute {
  /** The element's. */
  readonly name: string;
  readonly key: string;
  readonly value: string;
  /** That of the text's page. */
  readonly address: string;
}

function rewritten(whole: string, { name, key, value, address }: Attribute): string {
  if (key === "href" || key === "src" || key === "poster")
    return ` ${key}="${escapeAttribute(URL.parse(unescaped(value), address)?.href ?? unescaped(value))}"`;
  // Readers of feeds have no style of ours.
  if (key === "data-align") return whole.replace(key, "align");
  if (name === "code" && key === "data-language") return ` class="language-${value}"`;
  return ownAttribute.test(key) ? "" : whole;
}
