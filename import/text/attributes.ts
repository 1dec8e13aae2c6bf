import { readExpression } from "../settings/read-module.ts";
import type { Value } from "../settings/value.ts";

/** A tag of HTML, a component, or a shortcode. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, Value>>;
  /** Values without a name, such as `{{< figure "a.png" >}}`. */
  readonly values: readonly string[];
  readonly isClosing: boolean;
  readonly isAlone: boolean;
  /** Where the text goes on behind it. */
  readonly end: number;
}

const name = /[A-Za-z][\w.:-]*/y;
const attribute = /\s*(?:([@:#A-Za-z_][\w.:@[\]-]*)(?:\s*=\s*("[^"]*"|'[^']*'|`[^`]*`|(?=\{)|[^\s"'=<>`]+))?|(\{))/y;
const longestTag = 20_000;

/** The tag at an offset of a text; null if there is none. */
export function tagAt(text: string, start: number): Tag | null {
  const isClosing = text[start + 1] === "/";
  name.lastIndex = start + (isClosing ? 2 : 1);
  const [tagName] = name.exec(text) ?? [];
  if (tagName === undefined || tagName.endsWith(":")) return null;
  const attributes: Record<string, Value> = {};
  let at = name.lastIndex;
  if (!/[\s/>]/.test(text[at] ?? "")) return null;
  for (;;) {
    const end = /\s*(\/?)>/y;
    end.lastIndex = at;
    const closed = end.exec(text);
    if (closed !== null)
      return { name: tagName, attributes, values: [], isClosing, isAlone: closed[1] === "/", end: end.lastIndex };
    attribute.lastIndex = at;
    const match = attribute.exec(text);
    if (match === null || match[0] === "" || attribute.lastIndex - start > longestTag) return null;
    at = attribute.lastIndex;
    const [, key, value, brace] = match;
    if (brace !== undefined || value === "") {
      const from = brace === undefined ? at : at - 1;
      const until = endOfBraces(text, from);
      if (until === null) return null;
      if (key !== undefined) attributes[key] = readExpression(text.slice(from + 1, until - 1));
      at = until;
    } else if (key !== undefined) attributes[key] = value === undefined ? true : unquoted(value);
  }
}

/** Where an element ends: the offset of its closing tag, and behind it. Null if it is never closed. */
export function endOfElement(text: string, tag: Tag): readonly [number, number] | null {
  const same = new RegExp(`<(/?)${tag.name.replaceAll(".", "\\.")}(?=[\\s/>])[^>]*?(/?)>`, "g");
  same.lastIndex = tag.end;
  let depth = 1;
  for (let match = same.exec(text); match !== null; match = same.exec(text)) {
    if (match[1] === "/") depth -= 1;
    else if (match[2] !== "/") depth += 1;
    if (depth === 0) return [match.index, same.lastIndex];
  }
  return null;
}

function unquoted(value: string): string {
  return /^["'`]/.test(value) ? decoded(value.slice(1, -1)) : decoded(value);
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00A0" };

/** A text with the entities of HTML that are common in attributes and code read. */
export function decoded(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi,
    (whole, decimal, hex, named) => {
      if (typeof named === "string") return entities[named.toLowerCase()] ?? whole;
      const code = typeof decimal === "string" ? Number(decimal) : Number.parseInt(String(hex), 16);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** Where braces that open at an offset end; null if they do not. Texts in quotes do not count. */
export function endOfBraces(text: string, start: number): number | null {
  let depth = 0;
  let quote: string | null = null;
  for (let at = start; at < text.length && at - start < longestTag; at += 1) {
    const character = text[at] ?? "";
    if (quote !== null) {
      if (character === "\\") at += 1;
      else if (character === quote) quote = null;
    } else if (character === '"' || character === "'" || character === "`") quote = character;
    else if (character === "{") depth += 1;
    else if (character === "}") {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return null;
}

/** The arguments of a shortcode: `a="b" c=d`, and values without a name. */
export function argumentsOf(text: string): Pick<Tag, "attributes" | "values"> {
  const attributes: Record<string, Value> = {};
  const values: string[] = [];
  const part = /(?:([\w-]+)\s*=\s*)?("(?:[^"\\]|\\.)*"|'[^']*'|`[^`]*`|[^\s"'`]+)/g;
  for (const [, key, value = ""] of text.matchAll(part)) {
    if (key === undefined) values.push(unquoted(value));
    else attributes[key] = unquoted(value);
  }
  return { attributes, values };
}

/** The first of these attributes that is a text. */
export function textOf(tag: Tag, ...names: readonly string[]): string | null {
  for (const key of names) {
    const value = tag.attributes[key];
    if (typeof value === "string" && value.trim() !== "") return value.trim();
  }
  return null;
}
