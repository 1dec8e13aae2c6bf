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

/** Executes an operation against the schema, in process. A failing backend is reported in `errors`; an exception is a bug. */
export type Execute = (
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
) => Promise<{
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors: readonly GraphQLFormattedError[];
}>;

/** The results of one page's queries. The server renders from them and builds the browser's cache from them. */
export interface Answers {
  readonly failures: Failures;
  /** The result of a query; a failed root field is null in it. Null if the query is not one of the page's. */
  readonly of: <Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: NoInfer<Variables>,
  ) => MaybeMasked<Data> | null;
  readonly read: ReadQuery;
  /** The state for the browser. */
  readonly extract: () => DataState;
}

interface Answer extends PageQuery {
  readonly data: Readonly<Record<string, unknown>> | null;
}

const typed = createCache();

/**
 * Documents as the browser sends them: with `__typename`, without directives that only Apollo Client understands.
 * Transforming the same document returns the same object.
 */
const sent = new DocumentTransform((document) =>
  visit(typed.transformDocument(document), { Directive: ({ name }) => (name.value === "unmask" ? null : undefined) }),
);

/** Executes all queries of a page in parallel. */
export async function answerQueries(execute: Execute, queries: readonly PageQuery[]): Promise<Answers> {
  const failures = new Failures();
  const answers = new Map<string, Answer>();
  const answer = async ({ document, variables }: PageQuery): Promise<void> => {
    const { data, errors } = await execute(sent.transformDocument(document), variables);
    failures.set(document, variables, (responseName) => failureAt({ data, errors }, responseName));
    answers.set(queryKey(document, variables), { document, variables, data });
  };
  await Promise.all(queries.map(answer));
  function of<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: NoInfer<Variables>,
  ): MaybeMasked<Data> | null {
    const data: unknown = answers.get(queryKey(document, variables))?.data ?? null;
    // The gateway executed this document against the schema, so its data has the document's type.
    // oxlint-disable-next-line typescript/consistent-type-assertions
    return data as MaybeMasked<Data> | null;
  }
  return {
    failures,
    of,
    read: (document, variables) => ({
      data: of(document, variables),
      failed: Object.keys(failures.of(document, variables)),
    }),
    extract: () => ({ cache: toCache(inOrder(queries, answers)), failures: failures.extract() }),
  };
}

/** In the order of the queries, whichever was answered first: equal answers have equal states. */
function inOrder(queries: readonly PageQuery[], answers: ReadonlyMap<string, Answer>): readonly Answer[] {
  return queries.flatMap(({ document, variables }) => answers.get(queryKey(document, variables)) ?? []);
}

/** The normalised cache that a browser would have after the same results. */
function toCache(answers: readonly Answer[]): DataState["cache"] {
  const cache = createCache();
  for (const { document, variables, data } of answers) {
    if (data !== null) cache.writeQuery({ query: sent.transformDocument(document), variables, data });
  }
  return cache.extract();
}
