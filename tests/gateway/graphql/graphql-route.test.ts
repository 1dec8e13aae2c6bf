import { expect, test, vi } from "vitest";
import type { AnswerGraphql } from "../../../gateway/graphql/answer-graphql.ts";
import { createGraphqlRoute } from "../../../gateway/graphql/graphql-route.ts";
import type { Target } from "../../../gateway/answers/route.ts";

const answerGraphql = vi.fn<AnswerGraphql>();

function isPrivate(isMutation: boolean, sent: Partial<Target>): boolean | undefined {
  const route = createGraphqlRoute(answerGraphql, () => ({ isMutation, searches: 0, cost: 1 }));
  const body = Buffer.from('{"query":"…"}');
  return route.match({ method: "POST", path: "/graphql", search: "", accept: "", body, ...sent })?.isPrivate?.();
}

test("a mutation is known to be private before it is validated or executed", () => {
  expect(isPrivate(true, {})).toBe(true);
  expect(isPrivate(false, {})).toBe(false);
  expect(answerGraphql).not.toHaveBeenCalled();
});

test("a mutation by GET is refused for all alike", () => {
  expect(isPrivate(true, { method: "GET", body: null, search: "?query=mutation{x}" })).toBe(false);
});
