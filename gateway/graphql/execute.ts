import { execute as executeDocument, GraphQLError, validate } from "graphql";
import type { DocumentNode, ExecutionResult, GraphQLFormattedError, GraphQLSchema } from "graphql";
import { toFormattedError } from "./errors.ts";
import type { BugReports } from "./errors.ts";
import { createContext, noVisitor } from "./context.ts";
import type { ContextParts } from "./context.ts";
import type { DocsApi } from "../docs-api/docs-api.ts";
import type { Freshness } from "./freshness.ts";
import { askingBeforeAddresses } from "./rate-limited.ts";
import type { MaySearch } from "./rate-limited.ts";
import { failUnready } from "./unready-texts.ts";

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
  /** Whether the words of an address were not searched, because that may not be done now. */
  readonly isWithoutSearch: () => boolean;
}

/**
 * Opens the execution of one answer. Its operations share their loaders, and know no visitor: at most a docs backend that does. `maySearch`: asked
 * before the words of an address are searched; left out: they are.
 */
export type OpenSharedExecution = (docsApi?: DocsApi, maySearch?: MaySearch) => SharedExecution;

/** Opens the execution of one answer with a docs backend that is known. `maySearch`: left out, nobody waits who might search. */
export type OpenReading = (maySearch?: MaySearch) => SharedExecution;

/** Builds the in-process door to the schema. Documents are validated once each; one that is not valid is a bug, and throws. */
export const createSharedExecution = (
  schema: GraphQLSchema,
  parts: ContextParts,
  bugs: BugReports,
): OpenSharedExecution => {
  const valid = new WeakSet<DocumentNode>();
  const check = (document: DocumentNode): void => {
    if (valid.has(document)) return;
    const [problem] = validate(schema, document);
    if (problem) throw problem;
    valid.add(document);
  };
  return (docsApi = parts.docsApi, maySearch) => {
    let isWithoutSearch = false;
    const ask = async (): Promise<boolean> => {
      const may = (await maySearch?.()) ?? true;
      isWithoutSearch ||= !may;
      return may;
    };
    const contextValue = createContext(
      { ...parts, docsApi: maySearch === undefined ? docsApi : askingBeforeAddresses(docsApi, ask) },
      noVisitor,
    );
    return {
      freshness: contextValue.freshness,
      isWithoutSearch: () => isWithoutSearch,
      execute: async (document, variables) => {
        check(document);
        return toFormatted(await executeDocument({ schema, document, variableValues: variables, contextValue }), bugs);
      },
    };
  };
};

const toFormatted = ({ data, errors }: ExecutionResult, bugs: BugReports): FormattedResult =>
  failUnready({
    data: data ?? null,
    errors: (errors ?? []).map((error) => toFormattedError(withCode(error), error, bugs)),
  });

/** An error of a resolver without a code is a bug, as Apollo Server has it. */
const withCode = (error: GraphQLError): GraphQLFormattedError => error.toJSON();
