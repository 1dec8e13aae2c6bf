/** The kinds of document, as in the schema's `DocType`. */
export type DocTypeName = keyof typeof docTypes;

/** The names of a kind of document. */
export interface DocTypeNames {
  /** Where its documents are listed, root-absolute. */
  readonly listPath: string;
  /** One document of the kind. */
  readonly label: string;
  /** The list of them, as the menus call it. */
  readonly listLabel: string;
}

const docTypes = {
  ARTICLE: { listPath: "/articles", label: "Article", listLabel: "Articles" },
  BLOG: { listPath: "/blog", label: "Blog", listLabel: "Blogs" },
  NEWS: { listPath: "/news", label: "News", listLabel: "News" },
  PRESS_RELEASE: { listPath: "/press-release", label: "Press Release", listLabel: "Press Release" },
  WHITE_PAPER: { listPath: "/white-paper", label: "White Paper", listLabel: "White Papers" },
  CASE_STUDY: { listPath: "/case-study", label: "Case Study", listLabel: "Case Studies" },
  SOP: { listPath: "/sop", label: "SOP", listLabel: "SOP" },
  HOW_TO: { listPath: "/how-to", label: "How-To Guide", listLabel: "How-To Guide" },
  GLOSSARY: { listPath: "/glossary", label: "Glossary", listLabel: "Glossary" },
  KNOWLEDGE_BASE: { listPath: "/knowledge-base", label: "Knowledge Base", listLabel: "Knowledge Base" },
  API: { listPath: "/api", label: "API Documentation", listLabel: "API Documentation" },
  TOU: { listPath: "/legal/terms", label: "Terms & Conditions", listLabel: "Terms & Conditions" },
  PRIVACY_POLICY: { listPath: "/legal/privacy", label: "Privacy Policy", listLabel: "Privacy Policy" },
} as const satisfies Record<string, DocTypeNames>;

/** The names of a kind; a document of no known kind is read, and listed, as an article. */
export const docTypeNames = (docType: DocTypeName | null): DocTypeNames => docTypes[docType ?? "ARTICLE"];

/** @example docTypePart("PRESS_RELEASE") // "press-release" */
export const docTypePart = (docType: DocTypeName): string => docType.toLowerCase().replaceAll("_", "-");

/** The kind whose list has this address; null when it is no list. */
export const docTypeOfList = (path: string): DocTypeName | null => docTypeOf.get(path) ?? null;

const docTypeOf = new Map<string, DocTypeName>([
  ["/articles", "ARTICLE"],
  ["/blog", "BLOG"],
  ["/news", "NEWS"],
  ["/press-release", "PRESS_RELEASE"],
  ["/white-paper", "WHITE_PAPER"],
  ["/case-study", "CASE_STUDY"],
  ["/sop", "SOP"],
  ["/how-to", "HOW_TO"],
  ["/knowledge-base", "KNOWLEDGE_BASE"],
  ["/api", "API"],
]);

/** The kind with this name, for instance from an address; null when there is none. */
export const docTypeNamed = (name: string | undefined): DocTypeName | null =>
  name !== undefined && isDocType(name) ? name : null;

const isDocType = (name: string): name is DocTypeName => Object.hasOwn(docTypes, name);
