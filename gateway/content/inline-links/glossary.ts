import { createHash } from "node:crypto";

/** A word or phrase of the glossary, and the address of its entry. */
export interface GlossaryTerm {
  readonly term: string;
  /** Root-absolute, with the entry's fragment: `/glossary#cache`. */
  readonly href: string;
}

/** The terms to look for in texts. */
export interface Glossary {
  /** The same for equal lists, so that results stay valid when the glossary is fetched again. */
  readonly key: string;
  readonly terms: readonly GlossaryTerm[];
}

/** Builds a glossary, whose key is a hash of its terms. */
export function createGlossary(terms: readonly GlossaryTerm[]): Glossary {
  return {
    key: createHash("sha256").update(JSON.stringify(terms)).digest("base64url"),
    terms,
  };
}
