/** A part of JSON text, and its kind as code is coloured by; null for what stays plain. */
export interface JsonToken {
  readonly text: string;
  readonly kind: "name" | "string" | "number" | "keyword" | null;
}

const token =
  /(?<name>"(?:[^"\\]|\\.)*")(?=\s*:)|(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?\d[\d.eE+-]*)|(?<keyword>true|false|null)/g;

/** Longer answers stay plain: thousands of elements are what takes long. */
const colouredMax = 20_000;

/** Splits JSON text for its colours. The parts together are the text. */
export function jsonTokens(text: string): readonly JsonToken[] {
  if (text.length > colouredMax) return [{ text, kind: null }];
  const parts: JsonToken[] = [];
  let at = 0;
  for (const { 0: found, index, groups } of text.matchAll(token)) {
    if (index > at) parts.push({ text: text.slice(at, index), kind: null });
    parts.push({ text: found, kind: kindOf(groups) });
    at = index + found.length;
  }
  return [...parts, { text: text.slice(at), kind: null }];
}

function kindOf(groups: Readonly<Record<string, string | undefined>> | undefined): JsonToken["kind"] {
  if (groups?.["name"] !== undefined) return "name";
  if (groups?.["string"] !== undefined) return "string";
  return groups?.["number"] === undefined ? "keyword" : "number";
}
