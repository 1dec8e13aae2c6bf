import type { DocType } from "../../generated/schema.ts";

/** Document types: our name, and the backend's. */
const wireNames: Record<DocType, string> = {
  ARTICLE: "article",
  BLOG: "blog",
  NEWS: "news",
  PRESS_RELEASE: "press-release",
  WHITE_PAPER: "white-paper",
  CASE_STUDY: "case-study",
  SOP: "sop",
  HOW_TO: "how-to",
  GLOSSARY: "glossary",
  KNOWLEDGE_BASE: "knowledge-base",
  API: "api",
  TOU: "tou",
  PRIVACY_POLICY: "privacy-policy",
};

const byWireName = new Map<string, DocType>(docTypes().map((docType) => [wireNames[docType], docType]));

/** @example wireDocTypeOf("PRESS_RELEASE") // "press-release" */
export function wireDocTypeOf(docType: DocType): string {
  return wireNames[docType];
}

/** The type of a backend's name; null for an unknown one. */
export function docTypeOf(wireName: string | null): DocType | null {
  return byWireName.get(wireName ?? "") ?? null;
}

function docTypes(): readonly DocType[] {
  return [
    "ARTICLE",
    "BLOG",
    "NEWS",
    "PRESS_RELEASE",
    "WHITE_PAPER",
    "CASE_STUDY",
    "SOP",
    "HOW_TO",
    "GLOSSARY",
    "KNOWLEDGE_BASE",
    "API",
    "TOU",
    "PRIVACY_POLICY",
  ];
}
