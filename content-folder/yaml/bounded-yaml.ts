import { LineCounter, isCollection, isMap, isScalar, parseDocument, visit } from "yaml";
import type { Document, Node, YAMLMap, YAMLParseError } from "yaml";

/** A problem in a YAML text, with its line (from 1). */
export interface YamlProblem {
  readonly line: number;
  readonly message: string;
}

/** A parsed YAML text, or the reasons it cannot be parsed. */
export type YamlReading =
  | {
      readonly kind: "read";
      /** The nodes, with their source positions. */
      readonly document: Document.Parsed;
      /** The values, without cycles. The last of several equal keys wins. */
      readonly data: unknown;
      readonly lineAt: (offset: number) => number;
      /** Duplicate keys within a mapping. They do not prevent parsing. */
      readonly repeated: readonly YamlProblem[];
    }
  | { readonly kind: "broken"; readonly problems: readonly YamlProblem[] };

/** Longer texts, in UTF-16 code units, are not parsed. */
const longestYaml = 1024 * 1024;
const deepest = 50;
/** Limits aliases and the values they expand to: a few lines of nested aliases can expand to billions. */
const mostCopies = 100;
const mostProblems = 20;

const tooDeep = `nested too deeply: expected at most ${deepest} levels of lists and mappings. Remove some of them`;
const tooManyCopies = `the aliases (*name) expand to too many copies: expected at most ${mostCopies}. Write the values out instead`;

/** Parses untrusted YAML: never throws, and bounds time and memory by the length of the text. */
export function parseBoundedYaml(text: string): YamlReading {
  if (text.length > longestYaml)
    return broken(1, `the YAML has ${text.length} characters, the limit is ${longestYaml}. Shorten it`);
  const lines = new LineCounter();
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  let aliasLine = 1;
  try {
    // The library's own check for duplicate keys is quadratic.
    const document = parseDocument(text, {
      lineCounter: lines,
      prettyErrors: false,
      uniqueKeys: false,
      logLevel: "error",
    });
    const unclosed = document.errors.find(({ message }) => message.startsWith("Missing closing"));
    const openQuote = openQuoteIn(document, unclosed);
    const faults = oneALine(
      document.errors.map((error) => ({
        line: lineAt(error === unclosed ? (openQuote ?? error.pos[0]) : error.pos[0]),
        message: toMessage(error.message),
      })),
    ).slice(0, mostProblems);
    if (faults.length > 0) return { kind: "broken", problems: faults };
    const { fault, repeated, firstAlias } = examine(document, lineAt);
    if (fault !== null) return { kind: "broken", problems: [fault] };
    aliasLine = firstAlias;
    return { kind: "read", document, lineAt, data: document.toJS({ maxAliasCount: mostCopies }), repeated };
  } catch (error) {
    if (error instanceof ReferenceError) return broken(aliasLine, tooManyCopies);
    return broken(1, toMessage(error instanceof Error ? error.message : String(error)));
  }
}

/** Where the first quote without its end begins, which is found at the end of the text. One visit: a text may have as many faults as lines. */
function openQuoteIn(document: Document.Parsed, unclosed: YAMLParseError | undefined): number | null {
  let start: number | null = null;
  if (unclosed !== undefined)
    visit(document, {
      Scalar: (_, { type, range }) => {
        const from = type?.startsWith("QUOTE") === true ? range?.[0] : undefined;
        if (from !== undefined && from < unclosed.pos[0]) start = from;
      },
    });
  return start;
}

/** Checks what the library assumes: limited depth, no cycles, no undefined aliases. */
function examine(document: Document.Parsed, lineAt: (offset: number) => number) {
  const repeated: YamlProblem[] = [];
  const anchors = new Set<string>();
  const aliases: number[] = [];
  let fault: YamlProblem | null = null;
  const stop = (node: Node, message: string): symbol => {
    fault = { line: lineAt(node.range?.[0] ?? 0), message };
    return visit.BREAK;
  };
  visit(document, {
    Value: (_, node, path) => {
      if (node.anchor !== undefined) anchors.add(node.anchor);
      if (isMap(node)) repeated.push(...repeatedKeys(node, lineAt));
      return isCollection(node) && path.filter(isCollection).length >= deepest ? stop(node, tooDeep) : undefined;
    },
    Alias: (_, node, path) => {
      aliases.push(lineAt(node.range?.[0] ?? 0));
      if (aliases.length > mostCopies) return stop(node, tooManyCopies);
      if (!anchors.has(node.source))
        return stop(node, `the alias "*${node.source}" names nothing: expected "&${node.source}" before it`);
      const isInsideItself = path.some((around) => isCollection(around) && around.anchor === node.source);
      return isInsideItself
        ? stop(node, `the alias "*${node.source}" refers to a value that contains it. Write the value out instead`)
        : undefined;
    },
  });
  const found: { readonly fault: YamlProblem | null } = { fault };
  return { ...found, repeated, firstAlias: aliases[0] ?? 1 };
}

function repeatedKeys(map: YAMLMap, lineAt: (offset: number) => number): YamlProblem[] {
  const seen = new Set<unknown>();
  return map.items.flatMap(({ key }) => {
    if (!isScalar(key)) return [];
    const isRepeated = seen.has(key.value);
    seen.add(key.value);
    return isRepeated
      ? [
          {
            line: lineAt(key.range?.[0] ?? 0),
            message: `the key "${String(key.value)}" is repeated. Remove one of them`,
          },
        ]
      : [];
  });
}

/** The others of a line follow from its first. */
function oneALine(problems: readonly YamlProblem[]): readonly YamlProblem[] {
  const seen = new Set<number>();
  return problems.filter(({ line }) => {
    const isFirst = !seen.has(line);
    seen.add(line);
    return isFirst;
  });
}

/** What the library finds that people do most often, with what to do about it. */
const inOurWords: readonly (readonly [found: RegExp, words: string])[] = [
  [/^Tabs are not allowed.*$/, "expected spaces at the beginning of the line, got a tab"],
  [
    /^Nested mappings are not allowed in compact.*$/,
    "expected one value, got a second colon. Put a text with a colon in quotes, and begin the fields of one part at the same column",
  ],
  [
    /^Block collections are not allowed within flow.*$/,
    "expected one value between braces or brackets, got a second colon or a list. Put a text with a colon in quotes",
  ],
  [/^All mapping items must start at the same column$/, "expected the fields of one part to begin at the same column"],
  [/^Plain value cannot start with .*(?<sign>\S)$/, 'expected quotes around a text that begins with "$<sign>"'],
  [/^Implicit map keys need to be followed by map values$/, "expected a colon and a space behind the name of a field"],
  [
    /^Unexpected scalar at node end$/,
    "expected the value to end before this. Put a text that has quotes in it in quotes of the other kind, and no field behind the entries of a list",
  ],
  [/^Source contains multiple documents.*$/s, "expected one document, got a line --- between two. Leave it out"],
  [
    /^Invalid escape sequence (?<sign>\\.*)$/,
    "expected two backslashes in double quotes, got $<sign>. Or use single quotes",
  ],
  [/^Implicit keys need to be on a single line$/, "expected a colon and a space behind the name of a field"],
  [/^Missing closing (?<sign>["']).*$/, "expected a closing $<sign> behind the text"],
  [/^Flow (?:map|sequence) in block collection .* end with a (?<sign>\S)$/, 'expected a closing "$<sign>"'],
];

/** The library reports a stack overflow for thousands of nested lists and mappings. */
function toMessage(message: string): string {
  if (message.includes("call stack")) return tooDeep;
  const [found = /^/, words = ""] = inOurWords.find(([pattern]) => pattern.test(message)) ?? [];
  return `not valid YAML: ${words === "" ? message : message.replace(found, words)}`;
}

function broken(line: number, message: string): YamlReading {
  return { kind: "broken", problems: [{ line, message }] };
}
