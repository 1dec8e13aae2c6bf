import { stringify } from "yaml";
import type { DocumentFields } from "../pages/document-fields.ts";

/** The file of a document. */
export function documentText(fields: DocumentFields, body: string): string {
  const text = body.replace(/^\n+/, "");
  return Object.keys(fields).length === 0 ? text : `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${text}`;
}
