import { DocumentTransform } from "@apollo/client";
import type { DocumentNode, OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { MaybeMasked } from "@apollo/client/masking";
import { visit } from "graphql";
import type { GraphQLFormattedError } from "graphql";
import type { DataState } from "../apollo-client.ts";
import { createCache } from "../cache.ts";
import { failureAt, Failures } from "../failures.ts";
import type { PageQuery, ReadQuery } from "../page.ts";
import { queryKey } from "../query-key.ts";

/** Executes an operation against the schema, in process. A failing backend is in the errors; what it throws is a bug. */
export type Execute = (
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
) => Promise<{
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors: readonly GraphQLFormattedError[];
}>;

/** The answers of one page's queries, as they came: the server renders from them, and makes the browser's cache of them. */
export interface Answers {
  readonly failures: Failures;
  /** What a query was answered; a root field that failed is null in it. Null when it was not among the page's queries. */
  readonly of: <Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: NoInfer<Variables>,
  ) => MaybeMasked<Data> | null;
  readonly read: ReadQuery;
  /** What the browser goes on with. */
  readonly extract: () => DataState;
}

interface Answer extends PageQuery {
  readonly data: Readonly<Record<string, unknown>> | null;
}

const typed = createCache();

/** Documents as they travel: with `__typename`, and without what only Apollo Client understands. One document always gives the same one. */
const sent = new DocumentTransform((document) =>
  visit(typed.transformDocument(document), { Directive: ({ name }) => (name.value === "unmask" ? null : undefined) }),
);

/** Executes all the queries of a page at once. */
export const answerQueries = async (execute: Execute, queries: readonly PageQuery[]): Promise<Answers> => {
  const failures = new Failures();
  const answers = new Map<string, Answer>();
  const answer = async ({ document, variables }: PageQuery): Promise<void> => {
    const { data, errors } = await execute(sent.transformDocument(document), variables);
    failures.set(document, variables, (responseName) => failureAt(errors, responseName));
    answers.set(queryKey(document, variables), { document, variables, data });
  };
  await Promise.all(queries.map(answer));
  const of: Answers["of"] = (document, variables) => {
    const found = answers.get(queryKey(document, variables));
    return found && isAnswerTo(document, found.data) ? found.data : null;
  };
  return {
    failures,
    of,
    read: (document, variables) => ({
      data: of(document, variables),
      failed: Object.keys(failures.of(document, variables)),
    }),
    extract: () => ({ cache: toCache([...answers.values()]), failures: failures.extract() }),
  };
};

/** An answer is found by its document, and has the shape that the document says: the gateway validated it against the schema. */
const isAnswerTo = <Data, Variables extends OperationVariables>(
  _document: TypedDocumentNode<Data, Variables>,
  data: unknown,
): data is MaybeMasked<Data> => data !== null;

/** The normalised cache that a browser would have after the same answers. */
const toCache = (answers: readonly Answer[]): DataState["cache"] => {
  const cache = createCache();
  for (const { document, variables, data } of answers) {
    if (data !== null) cache.writeQuery({ query: sent.transformDocument(document), variables, data });
  }
  return cache.extract();
};
