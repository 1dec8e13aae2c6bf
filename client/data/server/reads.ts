import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { MaybeMasked } from "@apollo/client/masking";
import { failureIn } from "../failures.ts";
import type { QueryState } from "../query-state.ts";
import { useAnswers } from "./AnswersProvider.tsx";

/** A query as a component sees it on the server: answered, or not among the page's queries and so still loading. */
export function useAnsweredQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
): QueryState<MaybeMasked<Data>> {
  const answers = useAnswers();
  const data = answers.of(document, variables);
  const failed = answers.failures.of(document, variables);
  const loading = data === null && Object.keys(failed).length === 0;
  return { data, loading, failureOf: (field) => (loading ? null : failureIn(failed, field)), retry: () => undefined };
}
