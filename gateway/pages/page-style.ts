import { type Atrule, type CssNode, parse, type Rule, type Selector, type SelectorList } from "css-tree";
import { readDefinitions } from "./idle-definitions.ts";

/** Gives the part of a style sheet that a page can show before the application is there. `markup` is the page's whole HTML. */
export type StyleOf = (markup: string) => string;

/** What a page has: `.name` for its classes, `[name` for its `data-` attributes, plain names for its elements. */
type Tokens = ReadonlySet<string>;
type Matches = (tokens: Tokens) => boolean;
type Write = (tokens: Tokens) => string;

/** In a page that is longer than this, the style weighs next to nothing, and looking through the markup would hold up others. */
const lookedThroughMost = 200_000;

/** A script sets them before the first paint (`inline-scripts.ts`). */
const setByScript = ["[data-theme", "[data-top"];

/** Pseudo-classes that match one of their arguments. What `:not()` and the like say is left to the browser. */
const choosing = new Set(["is", "where", "has"]);

/**
 * Reads a style sheet once, so that each page can carry only the rules that its markup can match. When in doubt a rule stays:
 * states, attributes other than `data-…` and what stands in `:not()` are not looked at.
 *
 * @throws Error when the sheet cannot be read as CSS.
 */
export const readStyle = (css: string): StyleOf => {
  const sheet = parse(css, { positions: true, parseValue: false, parseAtrulePrelude: false, onParseError: refuse });
  const write = sheet.type === "StyleSheet" ? writeAll(sheet.children.toArray(), css) : () => css;
  const withoutIdle = readDefinitions(css);
  return (markup) => (markup.length > lookedThroughMost ? css : withoutIdle(write(tokensOf(markup)), markup));
};

const refuse = (error: Error): never => {
  throw error;
};

const writeAll = (nodes: readonly CssNode[], css: string): Write => {
  const writers = nodes.map((node) => writerOf(node, css));
  return (tokens) => writers.map((write) => write(tokens)).join("");
};

const writerOf = (node: CssNode, css: string): Write => {
  if (node.type === "Atrule" && node.block !== null && /^(?:media|supports|layer|container)$/.test(node.name))
    return writerOfBlock(node, css);
  if (node.type === "Rule" && node.prelude.type === "SelectorList") return writerOfRule(node, node.prelude, css);
  const source = sourceOf(node, css);
  return () => source;
};

/** Of a rule's selectors, those that match something. */
const writerOfRule = ({ block }: Rule, { children }: SelectorList, css: string): Write => {
  const selectors = children
    .toArray()
    .map((selector) => ({ source: sourceOf(selector, css), matches: matcherOf(selector) }));
  const inside = sourceOf(block, css);
  return (tokens) => {
    const matching = selectors.filter(({ matches }) => matches(tokens));
    return matching.length === 0 ? "" : matching.map(({ source }) => source).join(",") + inside;
  };
};

const writerOfBlock = ({ block, loc }: Atrule, css: string): Write => {
  const write = writeAll(block?.children.toArray() ?? [], css);
  const prelude = css.slice(loc?.start.offset, block?.loc?.start.offset);
  return (tokens) => {
    const inside = write(tokens);
    return inside === "" ? "" : `${prelude}{${inside}}`;
  };
};

const sourceOf = (node: CssNode, css: string): string => css.slice(node.loc?.start.offset, node.loc?.end.offset);

const matcherOf = (selector: CssNode): Matches =>
  selector.type === "Selector" ? matcherOfSelector(selector) : () => true;

const anyOf =
  (matchers: readonly Matches[]): Matches =>
  (tokens) =>
    matchers.some((matches) => matches(tokens));

const matcherOfSelector = (selector: Selector): Matches => {
  const matchers = selector.children.toArray().map(matcherOfPart);
  return (tokens) => matchers.every((matches) => matches(tokens));
};

const matcherOfPart = (part: CssNode): Matches => {
  if (part.type === "ClassSelector") return needs(`.${part.name}`);
  if (part.type === "TypeSelector" && part.name !== "*") return needs(part.name);
  if (part.type === "AttributeSelector" && part.name.name.startsWith("data-")) return needs(`[${part.name.name}`);
  const [list] = part.type === "PseudoClassSelector" && choosing.has(part.name) ? (part.children?.toArray() ?? []) : [];
  return list?.type === "SelectorList" ? anyOf(list.children.toArray().map(matcherOf)) : () => true;
};

const needs =
  (token: string): Matches =>
  (tokens) =>
    tokens.has(token);

const tokensOf = (markup: string): Tokens => {
  const tokens = new Set(setByScript);
  for (const [, names = ""] of markup.matchAll(/ class="([^"]*)"/g))
    for (const name of names.split(" ")) tokens.add(`.${name}`);
  for (const [, name = ""] of markup.matchAll(/<([a-z][\w-]*)/gi)) tokens.add(name);
  for (const [, name = ""] of markup.matchAll(/ (data-[\w-]+)/g)) tokens.add(`[${name}`);
  return tokens;
};
