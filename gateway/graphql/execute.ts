import { execute as executeDocument, GraphQLError, validate } from "graphql";
import type { DocumentNode, ExecutionResult, GraphQLFormattedError, GraphQLSchema } from "graphql";
import { toFormattedError } from "./errors.ts";
import { createContext, noVisitor } from "./context.ts";
import type { ContextParts } from "./context.ts";
import type { DocsApi } from "../docs-api/docs-api.ts";
import type { Freshness } from "./freshness.ts";

/** An answer of the schema, as it would travel: errors are formatted already. */
export interface FormattedResult {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors: readonly GraphQLFormattedError[];
}

/** Executes documents of our own for one answer: pages and crawler files. */
export interface SharedExecution {
  readonly execute: (document: DocumentNode, variables: Readonly<Record<string, unknown>>) => Promise<FormattedResult>;
  /** How long all that was executed so far may be shown. */
  readonly freshness: Freshness;
}

/** Opens the execution of one answer. Its operations share their loaders, and know no visitor: at most a docs backend that does. */
export type OpenSharedExecution = (docsApi?: DocsApi) => SharedExecution;

/** Builds the in-process door to the schema. Documents are validated once each; one that is not valid is a bug, and throws. */
export const createSharedExecution = (
  schema: GraphQLSchema,
  parts: ContextParts,
  report: (bug: unknown) => void,
): OpenSharedExecution => {
  const valid = new WeakSet<DocumentNode>();
  const check = (document: DocumentNode): void => {
    if (valid.has(document)) return;
    const [problem] = validate(schema, document);
    if (problem) throw problem;
    valid.add(document);
  };
  return (docsApi = parts.docsApi) => {
    const contextValue = createContext({ ...parts, docsApi }, noVisitor);
    return {
      freshness: contextValue.freshness,
      execute: async (document, variables) => {
        check(document);
        return toFormatted(
          await executeDocument({ schema, document, variableValues: variables, contextValue }),
          report,
        );
      },
    };
  };
};

const toFormatted = ({ data, errors }: ExecutionResult, report: (bug: unknown) => void): FormattedResult => ({
  data: data ?? null,
  errors: (errors ?? []).map((error) => toFormattedError(withCode(error), error, report)),
});

/** An error of a resolver without a code is a bug, as Apollo Server has it. */
const withCode = (error: GraphQLError): GraphQLFormattedError => error.toJSON();
