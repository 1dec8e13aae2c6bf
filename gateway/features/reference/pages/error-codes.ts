import { getNamedType, isObjectType, isUnionType } from "graphql";
import type { SchemaField } from "../entries.ts";

/** An error that an operation may get. The texts are English, as the schema's are. */
export interface ErrorCode {
  /** `extensions.code`. */
  readonly code: string;
  readonly means: string;
  /** Whether the same request may succeed later. */
  readonly again: "yes" | "no";
}

const fromBackend: readonly ErrorCode[] = [
  { code: "FETCH_ERROR", means: "The docs backend could not be reached.", again: "yes" },
  { code: "TIMEOUT_ERROR", means: "The docs backend did not answer in time.", again: "yes" },
  { code: "PARSING_ERROR", means: "The answer of the docs backend could not be read.", again: "no" },
  { code: "HTTP_500", means: "The docs backend failed, with this status or another from 500 on.", again: "yes" },
];
const badInput: ErrorCode = { code: "BAD_USER_INPUT", means: "A value is out of its range.", again: "no" };
const notReady: ErrorCode = { code: "CONTENT_UNAVAILABLE", means: "A text is not ready yet.", again: "yes" };
const limited: ErrorCode = {
  code: "RATE_LIMITED",
  means: "The allowance is used up; `Retry-After` says when there is a new one.",
  again: "yes",
};

/** What any operation may get, before it is carried out. */
const ofEveryOperation: readonly ErrorCode[] = [
  { code: "GRAPHQL_PARSE_FAILED", means: "The operation is not GraphQL.", again: "no" },
  { code: "GRAPHQL_VALIDATION_FAILED", means: "A field, an argument or a type does not exist.", again: "no" },
  {
    code: "QUERY_TOO_COMPLEX",
    means: "The operation asks for too much at once; the message says which limit.",
    again: "no",
  },
  {
    code: "PERSISTED_QUERY_NOT_FOUND",
    means: "The hash of an operation is not known here: send its text too.",
    again: "yes",
  },
  limited,
  { code: "INTERNAL_SERVER_ERROR", means: "A fault of the gateway.", again: "yes" },
];

/** Every code, for the page that explains them. */
export const allErrorCodes: readonly ErrorCode[] = [
  ...ofEveryOperation.slice(0, -1),
  badInput,
  ...fromBackend,
  { code: "HTTP_400", means: "The docs backend refused, with this status or another below 500.", again: "no" },
  notReady,
  ...ofEveryOperation.slice(-1),
];

/** Fields of this cost or more ask the docs backend (decision 0029). */
const backendWeight = 10;

/** Arguments that have a range. */
const ranged: ReadonlySet<string> = new Set(["page", "limit", "offset", "term", "text", "types", "rating", "type"]);

/** What this root field may get beside what every operation may. A mutation says most in its result. */
export function errorCodesOf(field: SchemaField, weight: number): readonly ErrorCode[] {
  const hasRange = field.args.some(({ name }) => ranged.has(name));
  const asksBackend = weight >= backendWeight;
  const isMutation = rejectedOf(field) !== null;
  return [
    ...(hasRange && !isMutation ? [badInput] : []),
    ...(asksBackend && !isMutation ? fromBackend : []),
    ...(!isMutation && hasText(field) ? [notReady] : []),
    limited,
  ];
}

/** The member of a mutation's result that says why it was refused; null where there is none. */
export function rejectedOf({ type }: SchemaField) {
  const named = getNamedType(type);
  return isUnionType(named) ? (named.getTypes().find(({ name }) => name.endsWith("Rejected")) ?? null) : null;
}

/** Whether a sanitised text can be asked for, within its result or what that holds. */
function hasText({ type }: SchemaField): boolean {
  const named = getNamedType(type);
  const inside = isObjectType(named) ? Object.values(named.getFields()) : [];
  const below = inside.flatMap((field) => {
    const one = getNamedType(field.type);
    return isObjectType(one) ? Object.values(one.getFields()) : [];
  });
  return [...inside, ...below].some((field) => getNamedType(field.type).name === "HTML");
}
