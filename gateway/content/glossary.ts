import { createHash } from "node:crypto";

/** A word or phrase of the glossary, and where its entry is. */
export interface GlossaryTerm {
  readonly term: string;
  /** Root-absolute, with the entry's fragment: `/glossary#apex`. */
  readonly href: string;
}

/** The terms that texts are searched for. */
export interface Glossary {
  /** The same for equal lists, so that what was made with one is still good after it was fetched anew. */
  readonly key: string;
  readonly terms: readonly GlossaryTerm[];
}

/** Names a list of terms by what is in it. */
export const createGlossary = (terms: readonly GlossaryTerm[]): Glossary => ({
  key: createHash("sha256").update(JSON.stringify(terms)).digest("base64url"),
  terms,
});

/** Where the entries of the glossary are: a link that begins like this leads to one. */
export const glossaryEntries = "/glossary#";
