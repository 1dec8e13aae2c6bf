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
  /** Where the body begins, and the number of its first line. */
  readonly bodyStart: number;
  readonly bodyLine: number;
  /** The line of a field; 1 for one that is not there. */
  readonly lines: Readonly<Partial<Record<string, number>>>;
}

const frontMatter = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Takes a document's file apart and checks its front matter, or tells every problem in it. */
export function readDocumentFile(text: string, { path }: DocumentFile): DocumentReading {
  const match = frontMatter.exec(text);
  if (match === null) {
    const message = 'expected front matter: a line "---", fields such as "subject: …", and another line "---"';
    return { kind: "broken", problems: [{ line: 1, message }] };
  }
  const reading = readFields(match[1] ?? "", 2, DocumentFields);
  if (reading.kind === "broken") return reading;
  const { fields, lineOf } = reading;
  return {
    kind: "read",
    parts: {
      slug: fields.slug ?? slugOfPath(path),
      fields,
      bodyStart: match[0].length,
      bodyLine: match[0].split("\n").length,
      lines: Object.fromEntries(Object.keys(fields).map((field) => [field, lineOf(field)])),
    },
  };
}

/** The slug of a document that names none. */
export function slugOfPath(path: string): string {
  return basename(path, ".md").normalize("NFC");
}
