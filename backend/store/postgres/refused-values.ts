import { DatabaseError } from "pg";
import { ValueRefusedError } from "../errors.ts";

/** SQLSTATE codes (PostgreSQL, appendix A) of values that no further try stores: data exceptions (22), limits of the program (54). */
const refusals = /^(?:22|54)...$/;

/** What is too long, by the index that has no room for it. */
const whatIsIn = new Map([
  ["document_tags_pkey", "one of its tags"],
  ["document_aliases_pkey", "one of its aliases"],
  ["documents_by_category", "its category or its subcategory"],
]);

/**
 * The refusal behind an error of a statement that stores documents; null for any other error.
 *
 * @example toRefusal(error)?.message // "PostgreSQL cannot store one of its tags (index row size 6024 exceeds …): shorten it"
 */
export function toRefusal(error: unknown): ValueRefusedError | null {
  if (!(error instanceof DatabaseError) || !refusals.test(error.code ?? "")) return null;
  const index = /index "(?<name>\w+)"/.exec(error.message)?.groups?.["name"] ?? "";
  const what = whatIsIn.get(index);
  return new ValueRefusedError(
    what === undefined
      ? `PostgreSQL cannot store one of its values (${error.message}): shorten its texts, or split it into several documents`
      : `PostgreSQL cannot store ${what} (${error.message}): shorten it`,
    { cause: error },
  );
}
