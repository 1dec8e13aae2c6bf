import { execute as executeDocument, GraphQLError, validate } from "graphql";
import type { DocumentNode, ExecutionResult, GraphQLFormattedError, GraphQLSchema } from "graphql";
import { toFormattedError } from "./errors.ts";
import type { BugReports } from "./errors.ts";
import { createContext, noVisitor } from "./context.ts";
import type { ContextParts } from "./context.ts";
import type { DocsApi } from "../docs-api/docs-api.ts";
import type { Freshness } from "./freshness.ts";
import { limitAddressSearches } from "./rate-limited.ts";
import type { MaySearch } from "../answers/answer.ts";
import { failUnready } from "./unready-texts.ts";
import type { Speech } from "../../words/speech.ts";

/** A result as it is sent: errors are already formatted. */
export interface FormattedResult {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors: readonly GraphQLFormattedError[];
}

/** Codes of errors that refuse an argument, or a text for what it is. */
const refusals: ReadonlySet<unknown> = new Set(["BAD_USER_INPUT", "CONTENT_REFUSED"]);

/** Whether each error of a result, if there are any, is a refusal. Asking again gives the same, until the argument or the text changes. */
export function areRefusals(errors: readonly GraphQLFormattedError[]): boolean {
  return errors.every(({ extensions }) => refusals.has(extensions?.code));
}

/** Executes the gateway's own GraphQL documents for one answer: pages and crawler files. */
export interface SharedExecution {
  readonly execute: (document: DocumentNode, variables: Readonly<Record<string, unknown>>) => Promise<FormattedResult>;
  /** The language of the site. */
  readonly speech: Speech;
  /** How long the results so far may be shown. */
  readonly freshness: Freshness;
  /** Whether a search for the words of an address was left out, because the visitor may not search. */
  readonly isWithoutSearch: () => boolean;
}

/** For callers that may not import the answers. */
export type { MaySearch };

/**
 * Opens the execution of one answer. Its operations share their loaders and see no visitor, at most a visitor's docs backend. `maySearch` is called
 * before a search for the words of an address; without it, such searches always run.
 */
export type OpenSharedExecution = (docsApi?: DocsApi, maySearch?: MaySearch) => SharedExecution;

/** Opens the execution of one answer over a given docs backend. Without `maySearch`, no visitor is waiting, and such searches never run. */
export type OpenReading = (maySearch?: MaySearch) => SharedExecution;

/** Builds the in-process execution of the schema. Each document is validated once; an invalid one is a bug, and throws. */
export function createSharedExecution(
  schema: GraphQLSchema,
  parts: ContextParts,
  bugs: BugReports,
): OpenSharedExecution {
  const valid = new WeakSet<DocumentNode>();
  const check = (document: DocumentNode): void => {
    if (valid.has(document)) return;
    const [problem] = validate(schema, document);
    if (problem) throw problem;
    valid.add(document);
  };
  return (docsApi = parts.docsApi, maySearch) => {
    let isWithoutSearch = false;
    const recordedMaySearch = async (): Promise<boolean> => {
      const may = (await maySearch?.()) ?? true;
      isWithoutSearch ||= !may;
      return may;
    };
    const contextValue = createContext(
      { ...parts, docsApi: maySearch === undefined ? docsApi : limitAddressSearches(docsApi, recordedMaySearch) },
      noVisitor,
    );
    return {
      speech: contextValue.site.words.speech,
      freshness: contextValue.freshness,
      isWithoutSearch: () => isWithoutSearch,
      execute: async (document, variables) => {
        check(document);
        return toFormatted(await executeDocument({ schema, document, variableValues: variables, contextValue }), bugs);
      },
    };
  };
}

function toFormatted({ data, errors }: ExecutionResult, bugs: BugReports): FormattedResult {
  return failUnready({
    data: data ?? null,
    errors: (errors ?? []).map((error) => toFormattedError(withCode(error), error, bugs)),
  });
}

/** A resolver's error without a code counts as a bug, as in Apollo Server, so none is added. */
function withCode(error: GraphQLError): GraphQLFormattedError {
  return error.toJSON();
}
