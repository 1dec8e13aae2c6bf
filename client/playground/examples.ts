import { say } from "../../words/say.ts";
import {
  documentsOfAnAuthor,
  navigationTree,
  pageThroughAList,
  rateADocument,
  readADocument,
  search,
} from "./example-queries.ts";

/** An example operation to start from. */
export interface Example {
  /** The operation's name: the title of its tab, and its name in links (`/playground#example=Search`). */
  readonly name: string;
  /** The task, as shown in the menu. */
  readonly task: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Ids that make the examples return something on every site. */
export interface Place {
  /** A document's slug. */
  readonly slug: string;
  /** An author's id. */
  readonly authorId: string;
  /** A document type's id. */
  readonly type: string;
  /** Words that some document has. */
  readonly term: string;
  /** The names of what the site has switched off. */
  readonly switchedOff: readonly string[];
}

/** Fetches what the examples need from a site. */
export const exampleIdsQuery =
  "query Place { site { name defaultDocument switchedOff } authors(limit: 1) { items { id } } documentTypes { id listPath listLabel } navigation { tags { name } } }";

/** The playground's examples for a site. */
export function examplesFor({ slug, authorId, type, term, switchedOff }: Place): readonly Example[] {
  const all: readonly (Example & { readonly needs?: string })[] = [
    {
      name: "Search",
      task: say("Search the documents"),
      query:
        commentOf(
          say(
            "Finds documents by words, best match first. Misspell the term: `correctedTerm` is what was searched for instead.",
          ),
        ) + search,
      variables: { term },
    },
    {
      name: "PageThroughAList",
      task: say("Page through a list"),
      query:
        commentOf(say("One page of a list, newest first. Raise `page` while `hasNextPage` is true.")) +
        pageThroughAList,
      variables: { type, page: 1 },
    },
    {
      name: "DocumentsOfAnAuthor",
      task: say("What an author wrote"),
      query:
        commentOf(say("Everything that one author published. The ids come from the field `authors`.")) +
        documentsOfAnAuthor,
      variables: { authorId },
      needs: "authors",
    },
    {
      name: "NavigationTree",
      task: say("Walk the navigation tree"),
      query:
        commentOf(say("The navigation: all groups of documents. If one group fails, the others still arrive.")) +
        navigationTree,
      variables: {},
    },
    {
      name: "ReadADocument",
      task: say("Read a document"),
      query: commentOf(say("One document: its text as safe HTML, its outline, and related documents.")) + readADocument,
      variables: { slug },
    },
    {
      name: "RateADocument",
      task: say("Rate a document"),
      query:
        commentOf(say("A rating of 0.5 to 5 stars. It replaces the previous one from your address.")) + rateADocument,
      variables: { slug, rating: 4.5 },
      needs: "ratings",
    },
  ];
  return all.filter(({ needs }) => needs === undefined || !switchedOff.includes(needs));
}

/** There is little room beside the buttons. */
const lineCharacters = 44;

/** A text as comments with short lines. */
function commentOf(text: string): string {
  const lines = text.match(new RegExp(`\\S{${lineCharacters},}|\\S.{0,${lineCharacters - 1}}(?=\\s|$)`, "g")) ?? [text];
  return lines.map((line) => `# ${line}\n`).join("");
}
