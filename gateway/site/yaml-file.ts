import { readFile } from "node:fs/promises";
import { LineCounter, parseDocument } from "yaml";
import type { Document, Node } from "yaml";
import type { z } from "zod";

/** What is wrong in a site file, and where. */
export interface SiteFileProblem {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

export type SiteFile<T> =
  | { readonly kind: "read"; readonly data: T }
  | { readonly kind: "broken"; readonly problems: readonly SiteFileProblem[] };

/**
 * Reads one YAML file of the site and checks it. A missing file counts as an empty one.
 * All its problems come at once, each with the line it stands on.
 */
export const readYamlFile = async <T>(file: string, schema: z.ZodType<T>): Promise<SiteFile<T>> => {
  const lines = new LineCounter();
  const document = parseDocument(await textOf(file), { lineCounter: lines });
  const syntax = document.errors.map(({ message, pos }) => ({
    file,
    line: lines.linePos(pos[0]).line,
    message: firstLine(message),
  }));
  if (syntax.length > 0) return { kind: "broken", problems: syntax };
  const parsed = schema.safeParse(document.toJS() ?? undefined);
  if (parsed.success) return { kind: "read", data: parsed.data };
  return {
    kind: "broken",
    problems: parsed.error.issues.map(({ path, message }) => ({
      file,
      line: lineOf(document, path, lines),
      message: `${path.join(".")}: ${message}`,
    })),
  };
};

const textOf = async (file: string): Promise<string> => {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  }
};

const firstLine = (message: string): string => message.split("\n", 1)[0] ?? message;

/** The line of the innermost part of the path that is in the file. */
const lineOf = (document: Document, path: readonly PropertyKey[], lines: LineCounter): number => {
  for (let depth = path.length; depth >= 0; depth--) {
    const node: Node | null | undefined =
      depth === 0 ? document.contents : toNode(document.getIn(path.slice(0, depth), true));
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
};

const toNode = (value: unknown): Node | undefined => (isNode(value) ? value : undefined);

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "range" in value;
