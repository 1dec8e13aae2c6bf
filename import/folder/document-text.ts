import { stringify } from "yaml";
import type { DocumentFields } from "../pages/document-fields.ts";

/** The file of a document. */
export function documentText(fields: DocumentFields, body: string): string {
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${body.replace(/^\n+/, "")}`;
}
