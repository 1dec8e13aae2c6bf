import { parse } from "css-tree";
import type { Atrule, CssNode, Rule, Selector, SelectorList } from "css-tree";
import { readDefinitions } from "./idle-definitions.ts";

/** Returns the part of a style sheet that a page needs before the application starts. `markup` is the page's whole HTML. */
export type StyleOf = (markup: string) => string;

/** What occurs in a page: `.name` for its classes, `[name` for its `data-` attributes, plain names for its elements. */
type Tokens = ReadonlySet<string>;
type Matches = (tokens: Tokens) => boolean;
type Write = (tokens: Tokens) => string;

/** In a longer page, in characters, the style is a negligible part, and scanning the markup would block other requests. */
const scannedCharactersMax = 200_000;

/** Attributes that a script sets before the first paint (`inline-scripts.ts`), and the element that the kernel opens a search in. */
const setByScript = ["[data-theme", "[data-top", "dialog"];

/** Attributes that the kernel sets, by the element that it sets them on. */
const setByKernel = { pre: "[data-code" } as const;

/** Pseudo-classes that match if one of their arguments does. `:not()` and the like are left to the browser. */
const choosing = new Set(["is", "where", "has"]);

/** Reads the style sheets of a page, in their order. */
export type ReadStyle = (sheets: readonly string[]) => StyleOf;

/**
 * Builds the reader of style sheets: each page carries only the rules that its markup can match. When in doubt a rule stays: states, attributes other
 * than `data-…` and arguments of `:not()` are not evaluated. A sheet that several pages use is parsed once.
 *
 * Reading throws an Error when a sheet cannot be read as CSS.
 */
export function createStyleReader(): ReadStyle {
  const known = new Map<string, Write>();
  const writerOf = (css: string): Write => {
    const write = known.get(css) ?? readSheet(css);
    known.set(css, write);
    return write;
  };
  return (sheets) => {
    const css = sheets.join("");
    const writers = sheets.map(writerOf);
    const withoutIdle = readDefinitions(css);
    return (markup) =>
      markup.length > scannedCharactersMax ? css : withoutIdle(join(writers, tokensOf(markup)), markup);
  };
}

function readSheet(css: string): Write {
  const sheet = parse(css, { positions: true, parseValue: false, parseAtrulePrelude: false, onParseError: refuse });
  return sheet.type === "StyleSheet" ? writeAll(sheet.children.toArray(), css) : () => css;
}

function join(writers: readonly Write[], tokens: Tokens): string {
  return writers.map((write) => write(tokens)).join("");
}

function refuse(error: Error): never {
  throw error;
}

function writeAll(nodes: readonly CssNode[], css: string): Write {
  const writers = nodes.map((node) => writerOfNode(node, css));
  return (tokens) => join(writers, tokens);
}

function writerOfNode(node: CssNode, css: string): Write {
  if (node.type === "Atrule" && node.block !== null && /^(?:media|supports|layer|container)$/.test(node.name))
    return writerOfBlock(node, css);
  if (node.type === "Rule" && node.prelude.type === "SelectorList") return writerOfRule(node, node.prelude, css);
  const source = sourceOf(node, css);
  return () => source;
}

/** Writes a rule with only those of its selectors that match. */
function writerOfRule({ block }: Rule, { children }: SelectorList, css: string): Write {
  const selectors = children
    .toArray()
    .map((selector) => ({ source: sourceOf(selector, css), matches: matcherOf(selector) }));
  const inside = sourceOf(block, css);
  return (tokens) => {
    const matching = selectors.filter(({ matches }) => matches(tokens));
    return matching.length === 0 ? "" : matching.map(({ source }) => source).join(",") + inside;
  };
}

function writerOfBlock({ block, loc }: Atrule, css: string): Write {
  const write = writeAll(block?.children.toArray() ?? [], css);
  const prelude = css.slice(loc?.start.offset, block?.loc?.start.offset);
  return (tokens) => {
    const inside = write(tokens);
    return inside === "" ? "" : `${prelude}{${inside}}`;
  };
}

function sourceOf(node: CssNode, css: string): string {
  return css.slice(node.loc?.start.offset, node.loc?.end.offset);
}

function matcherOf(selector: CssNode): Matches {
  return selector.type === "Selector" ? matcherOfSelector(selector) : () => true;
}

function anyOf(matchers: readonly Matches[]): Matches {
  return (tokens) => matchers.some((matches) => matches(tokens));
}

function matcherOfSelector(selector: Selector): Matches {
  const matchers = selector.children.toArray().map(matcherOfPart);
  return (tokens) => matchers.every((matches) => matches(tokens));
}

function matcherOfPart(part: CssNode): Matches {
  if (part.type === "ClassSelector") return needs(`.${part.name}`);
  if (part.type === "TypeSelector" && part.name !== "*") return needs(part.name);
  if (part.type === "AttributeSelector" && part.name.name.startsWith("data-")) return needs(`[${part.name.name}`);
  const [list] = part.type === "PseudoClassSelector" && choosing.has(part.name) ? (part.children?.toArray() ?? []) : [];
  return list?.type === "SelectorList" ? anyOf(list.children.toArray().map(matcherOf)) : () => true;
}

function needs(token: string): Matches {
  return (tokens) => tokens.has(token);
}

function tokensOf(markup: string): Tokens {
  const tokens = new Set(setByScript);
  for (const [, names = ""] of markup.matchAll(/ class="([^"]*)"/g))
    for (const name of names.split(" ")) tokens.add(`.${name}`);
  for (const [, name = ""] of markup.matchAll(/<([a-z][\w-]*)/gi)) tokens.add(name);
  for (const [, name = ""] of markup.matchAll(/ (data-[\w-]+)/g)) tokens.add(`[${name}`);
  for (const [name, attribute] of Object.entries(setByKernel)) if (tokens.has(name)) tokens.add(attribute);
  return tokens;
}
