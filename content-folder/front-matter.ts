import { isFieldStart } from "./yaml/salvaged-yaml.ts";

/** A text and the YAML before it. */
export interface FrontMatter {
  readonly yaml: string;
  /** The line in the file on which the YAML begins. */
  readonly yamlLine: number;
  /** The offset of the body, and its first line number. */
  readonly bodyStart: number;
  readonly bodyLine: number;
  /** Whether its closing line is missing. */
  readonly isOpen: boolean;
}

const block = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** The YAML between two lines "---" at the beginning of a text; null if it has none. */
export function findFrontMatter(text: string): FrontMatter | null {
  const match = block.exec(text);
  if (match === null) return null;
  const [whole, yaml = ""] = match;
  return { yaml, yamlLine: 2, bodyStart: whole.length, bodyLine: whole.split("\n").length, isOpen: false };
}

/** The fields at the beginning of a text whose closing line "---" is missing: up to the first line that is none. Null if there is no field. */
export function findOpenFrontMatter(text: string): FrontMatter | null {
  const [opening] = /^\uFEFF?---[ \t]*\r?\n/.exec(text) ?? [];
  if (opening === undefined) return null;
  const lines = text.slice(opening.length).split("\n");
  const isPart = (line: string): boolean => isFieldStart(line.trimEnd()) || /^(?:[ \t]+\S|-[ \t]|#[^#]*:)/.test(line);
  const end = lines.findIndex((line) => !isPart(line));
  const own = lines.slice(0, end === -1 ? lines.length : end);
  if (!own.some((line) => isFieldStart(line.trimEnd()))) return null;
  const yaml = own.join("\n");
  return {
    yaml,
    yamlLine: 2,
    bodyStart: Math.min(text.length, opening.length + yaml.length + 1),
    bodyLine: own.length + 2,
    isOpen: true,
  };
}

const toml = /^\uFEFF?\+\+\+[ \t]*\r?\n([\s\S]*?)\r?\n\+\+\+[ \t]*(?:\r?\n|$)/;

/** Front matter in TOML, between two lines "+++", and where the body begins behind it; null if a text has none. */
export function findToml(
  text: string,
): { readonly fields: string; readonly bodyStart: number; readonly bodyLine: number } | null {
  const match = toml.exec(text);
  if (match === null) return null;
  const [whole, fields = ""] = match;
  return { fields, bodyStart: whole.length, bodyLine: whole.split("\n").length };
}
