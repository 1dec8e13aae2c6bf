import type { NewDocument } from "../documents.ts";
import { spacedText } from "./segmented-text.ts";

/** The searchable texts of a document: subject, headings with keywords, description with tags, body. */
export function searchTextsOf({
  subject,
  keywords,
  metaDescription,
  description,
  tags,
  sections,
}: Pick<NewDocument, "subject" | "keywords" | "metaDescription" | "description" | "tags" | "sections">) {
  return [
    plainText(subject),
    [...keywords, ...sections.map(({ heading }) => heading ?? "")].join("\n"),
    [plainText(metaDescription), plainText(description), ...tags.map(({ name }) => name)].join("\n"),
    sections.map(({ text }) => text).join("\n"),
  ].map(spacedText);
}

/** A text without placeholders such as $website, which are no words of its author. */
export function plainText(text: string | null): string {
  return (text ?? "").replaceAll(/\$(?:website|title)\b/g, " ");
}
