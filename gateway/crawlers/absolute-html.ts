import { escapeAttribute } from "../../html/escape.ts";

/**
 * A start tag as the gate for HTML writes it: attributes always in double quotes, `"` in them always escaped, and `<` in words always `&lt;`. So this finds
 * tags and nothing else, and needs no parser.
 */
const startTag = /<([a-z][a-z0-9]*)((?: [a-z-]+="[^"]*")+)>/g;
const attribute = / ([a-z-]+)="([^"]*)"/g;

/** What only our own pages have a use for. */
const ownAttribute = /^(?:data-|aria-|role$|tabindex$|loading$|decoding$)/;

/**
 * A text that passed the gate, for readers elsewhere: every link and picture has its absolute address, and what only the site's own
 * style sheet and scripts know is left out. `address`: where the text is read, absolute.
 */
export const absoluteHtml = (html: string, address: string): string =>
  html.replaceAll(
    startTag,
    (_tag, name: string, attributes: string) =>
      `<${name}${attributes.replaceAll(attribute, (whole: string, key: string, value: string) => rewritten(whole, key, value, address))}>`,
  );

const rewritten = (whole: string, key: string, value: string, address: string): string => {
  if (key === "href" || key === "src")
    return ` ${key}="${escapeAttribute(URL.parse(unescaped(value), address)?.href ?? unescaped(value))}"`;
  return ownAttribute.test(key) ? "" : whole;
};

const unescaped = (value: string): string =>
  value
    .replaceAll("&quot;", '"')
    .replaceAll("&nbsp;", "\u00a0")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
