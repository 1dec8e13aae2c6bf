/** The document types, as in the schema's `DocType`. */
export type DocTypeName = keyof typeof docTypes;

/** The labels and the list path of a document type. */
export interface DocTypeNames {
  /** The path of its list page, root-absolute. */
  readonly listPath: string;
  /** The label of one document. */
  readonly label: string;
  /** The label of its list, as in the menus. */
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

/** The names of a type; a document without a known type counts as an article. */
export function docTypeNames(docType: DocTypeName | null): DocTypeNames {
  return docTypes[docType ?? "ARTICLE"];
}

/** @example docTypePart("PRESS_RELEASE") // "press-release" */
export function docTypePart(docType: DocTypeName): string {
  return docType.toLowerCase().replaceAll("_", "-");
}

/** The type listed at this path; null if the path is not a list. */
export function docTypeOfList(path: string): DocTypeName | null {
  return docTypeOf.get(path) ?? null;
}

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

/** The type with this name, for instance from a URL; null if there is none. */
export function docTypeNamed(name: string | undefined): DocTypeName | null {
  return name !== undefined && isDocType(name) ? name : null;
}

function isDocType(name: string): name is DocTypeName {
  return Object.hasOwn(docTypes, name);
}
