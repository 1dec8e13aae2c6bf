/** A text and the YAML before it. */
export interface FrontMatter {
  readonly yaml: string;
  /** The line in the file on which the YAML begins. */
  readonly yamlLine: number;
  /** The offset of the body, and its first line number. */
  readonly bodyStart: number;
  readonly bodyLine: number;
}

const block = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** The YAML between two lines "---" at the beginning of a text; null if it has none. */
export function findFrontMatter(text: string): FrontMatter | null {
  const match = block.exec(text);
  if (match === null) return null;
  const [whole, yaml = ""] = match;
  return { yaml, yamlLine: 2, bodyStart: whole.length, bodyLine: whole.split("\n").length };
}
