import type { PageRequest } from "../../data/page.ts";

/** The guide types and their texts, by the first segment of their path. */
const guideKinds = {
  "how-to": {
    type: "HOW_TO",
    path: "/how-to",
    title: "How-To Guide",
    description: "Steps to a goal, one guide at a time.",
    failed: "Error fetching article.",
    none: "No How-To Guides Available",
  },
  "knowledge-base": {
    type: "KNOWLEDGE_BASE",
    path: "/knowledge-base",
    title: "Knowledge Base",
    description: "Answers about $website.",
    failed: "Error fetching article.",
    none: "No articles found.",
  },
  api: {
    type: "API",
    path: "/api",
    title: "API Documentation",
    description: "Query $website from your own code.",
    failed: "Error fetching API doc.",
    none: "No API docs found.",
  },
} as const;

export type GuideKind = (typeof guideKinds)[keyof typeof guideKinds];

/** The guide type of a path. */
export function guideKindOf({ path }: PageRequest): GuideKind {
  if (path.startsWith("/api")) return guideKinds.api;
  return path.startsWith("/knowledge-base") ? guideKinds["knowledge-base"] : guideKinds["how-to"];
}

/** @example guideAddress(kind, "check-a-domain") // "/how-to/check-a-domain" */
export function guideAddress({ path }: GuideKind, slug: string): string {
  return `${path}/${encodeURIComponent(slug)}`;
}
