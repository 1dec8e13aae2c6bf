import { docTypeNames } from "../../data/doc-type.ts";
import type { DocTypeName } from "../../data/doc-type.ts";

/** The texts of a list page. */
export interface ListTexts {
  readonly title: string;
  readonly lead: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
}

/** The texts of a list without texts of its own. */
export const noContentTitle = "No Content Yet";
export const soon = "Please check back soon.";

const texts: Partial<Record<DocTypeName, ListTexts>> = {
  ARTICLE: {
    title: "Articles",
    lead: "How names, records and the market around them work.",
    emptyTitle: "No Articles Yet",
    emptyText: "We're adding content. Stay tuned!",
  },
  BLOG: {
    title: "Blogs",
    lead: "Notes on names, search demand and the market around them.",
    emptyTitle: "No Blogs Yet",
    emptyText: "We're working on adding fresh content. Please check back soon.",
  },
  NEWS: {
    title: "News",
    lead: "What is new on the platform and in the field.",
    emptyTitle: noContentTitle,
    emptyText: soon,
  },
  PRESS_RELEASE: {
    title: "Press Release",
    lead: "Statements for the press.",
    emptyTitle: "No Press Media Yet",
    emptyText: soon,
  },
  WHITE_PAPER: {
    title: "White Papers",
    lead: "Longer studies, with their sources.",
    emptyTitle: "No White Papers Yet",
    emptyText: soon,
  },
  SOP: {
    title: "SOP",
    lead: "Standard operating procedures, step by step.",
    emptyTitle: "No SOPs Available",
    emptyText: soon,
  },
  CASE_STUDY: {
    title: "Case Studies",
    lead: "What somebody did, and what came of it.",
    emptyTitle: "No Case Studies Available",
    emptyText: soon,
  },
  KNOWLEDGE_BASE: {
    title: "Knowledge Base",
    lead: "Answers about the platform.",
    emptyTitle: "No articles found.",
    emptyText: soon,
  },
  API: {
    title: "API Documentation",
    lead: "Query domains and categories from your own code.",
    emptyTitle: "No API docs found.",
    emptyText: soon,
  },
  HOW_TO: {
    title: "How-To Guide",
    lead: "Steps to a goal.",
    emptyTitle: "No How-To Guides Available",
    emptyText: soon,
  },
  GLOSSARY: { title: "Glossary", lead: "", emptyTitle: "No Glossary Yet", emptyText: soon },
};

/** The texts of the list of a type, with defaults for types without their own. */
export function listTexts(type: DocTypeName): ListTexts {
  return texts[type] ?? { title: docTypeNames(type).listLabel, lead: "", emptyTitle: noContentTitle, emptyText: soon };
}
