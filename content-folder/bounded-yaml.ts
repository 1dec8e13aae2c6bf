import {
  type Document,
  LineCounter,
  type Node,
  type YAMLMap,
  isCollection,
  isMap,
  isScalar,
  parseDocument,
  visit,
} from "yaml";

/** What is wrong in a YAML text, and on which of its lines (from 1). */
export interface YamlProblem {
  readonly line: number;
  readonly message: string;
}

/** A YAML text that can be read, or why it cannot be. */
export type YamlReading =
  | {
      readonly kind: "read";
      /** Its nodes, which know their places. */
      readonly document: Document.Parsed;
      /** Its values, free of circles. Of a key that stands twice, the last. */
      readonly data: unknown;
      readonly lineAt: (offset: number) => number;
      /** Keys that stand twice in one mapping. They keep nothing from being read. */
      readonly repeated: readonly YamlProblem[];
    }
  | { readonly kind: "broken"; readonly problems: readonly YamlProblem[] };

/** A text of more characters is not taken apart. */
const longestYaml = 1024 * 1024;
const deepest = 50;
/** Aliases, and the values that they come to: a few lines of aliases of aliases come to billions. */
const mostCopies = 100;
const mostProblems = 20;

const tooDeep = `nested too deeply: expected at most ${deepest} levels of lists and mappings. Take some of them out`;
const tooManyCopies = `the aliases (*name) come to too many copies of what they name: expected at most ${mostCopies}. Write out what they stand for`;

/** Takes a YAML text apart, whatever is in it: nothing is thrown, and time and memory are bounded by the text's length. */
export function parseBoundedYaml(text: string): YamlReading {
  if (text.length > longestYaml)
    return broken(
      1,
      `the YAML has ${text.length} characters, and more than ${longestYaml} are not read. Make it shorter`,
    );
  const lines = new LineCounter();
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  let aliasLine = 1;
  try {
    // The library's own search for repeated keys compares each with each.
    const document = parseDocument(text, {
      lineCounter: lines,
      prettyErrors: false,
      uniqueKeys: false,
      logLevel: "error",
    });
    const faults = document.errors
      .slice(0, mostProblems)
      .map(({ pos, message }) => ({ line: lineAt(pos[0]), message: toMessage(message) }));
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

/** What the library takes for granted: few levels, no circles, and aliases of what is there. */
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
        ? stop(node, `the alias "*${node.source}" stands in what it names. Write out what it stands for`)
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
            message: `the key "${String(key.value)}" stands here once more. Leave one of them out`,
          },
        ]
      : [];
  });
}

/** Where lists and mappings nest by the thousand, the library tells that the stack was too small. */
function toMessage(message: string): string {
  return message.includes("call stack") ? tooDeep : `not valid YAML: ${message}`;
}

function broken(line: number, message: string): YamlReading {
  return { kind: "broken", problems: [{ line, message }] };
}
