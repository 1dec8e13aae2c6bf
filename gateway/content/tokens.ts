/** The six kinds of token that pages colour, by highlight.js scope. Scopes that are not listed stay plain. */
const tokenByScope: Readonly<Record<string, string>> = {
  "hljs-keyword": "keyword",
  "hljs-built_in": "keyword",
  "hljs-literal": "keyword",
  "hljs-selector-tag": "keyword",
  "hljs-section": "keyword",
  "hljs-string": "string",
  "hljs-regexp": "string",
  "hljs-char": "string",
  "hljs-symbol": "string",
  "hljs-link": "string",
  "hljs-number": "number",
  "hljs-bullet": "number",
  "hljs-title": "function",
  "hljs-name": "name",
  "hljs-attr": "name",
  "hljs-attribute": "name",
  "hljs-variable": "name",
  "hljs-property": "name",
  "hljs-type": "name",
  "hljs-template-variable": "name",
  "hljs-selector-id": "name",
  "hljs-selector-class": "name",
  "hljs-comment": "comment",
  "hljs-quote": "comment",
  "hljs-meta": "keyword",
};

/** The kind of a token, by the classes that a grammar gave it; null for one that stays plain. */
export function tokenOf(className: unknown): string | null {
  const names: readonly unknown[] = Array.isArray(className) ? className : [];
  if (names.includes("hljs-title") && names.includes("class_")) return "name";
  if (names.includes("hljs-meta") && names.includes("prompt_")) return "comment";
  return names.map((name) => tokenByScope[String(name)]).find((token) => token !== undefined) ?? null;
}
