import { basename } from "node:path";
import type { DocumentFile } from "./content-files.ts";
import { DocumentFields } from "./fields.ts";
import { type LineProblem, readFields } from "./yaml-fields.ts";

/** A document's file, taken apart. */
export type DocumentReading =
  | { readonly kind: "read"; readonly parts: DocumentParts }
  | { readonly kind: "broken"; readonly problems: readonly LineProblem[] };

export interface DocumentParts {
  readonly slug: string;
  readonly fields: DocumentFields;
  readonly body: string;
  /** The number of the body's first line. */
  readonly bodyLine: number;
  readonly lineOf: (field: keyof DocumentFields) => number;
}

const frontMatter = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Takes a document's file apart and checks its front matter, or tells every problem in it. */
export function readDocumentFile(text: string, { path }: DocumentFile): DocumentReading {
  const source = text.replace(/^\uFEFF/, "");
  const match = frontMatter.exec(source);
  if (match === null) {
    const message = 'expected front matter: a line "---", fields such as "subject: …", and another line "---"';
    return { kind: "broken", problems: [{ line: 1, message }] };
  }
  const reading = readFields(match[1] ?? "", 2, DocumentFields);
  if (reading.kind === "broken") return reading;
  const { fields, lineOf } = reading;
  const parts = { fields, lineOf, body: source.slice(match[0].length), bodyLine: match[0].split("\n").length };
  return { kind: "read", parts: { ...parts, slug: fields.slug ?? basename(path, ".md").normalize("NFC") } };
}
