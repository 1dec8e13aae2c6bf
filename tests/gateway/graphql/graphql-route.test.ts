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

test("requests have the same key exactly if method, media type and body are the same", () => {
  const route = createGraphqlRoute(answerGraphql, () => ({ isMutation: false, searches: 0, cost: 1 }));
  const keyOf = (text: string, sent: Partial<Target> = {}): string | null | undefined =>
    route.keyOf?.({ method: "POST", path: "/graphql", search: "", accept: "", body: Buffer.from(text), ...sent });
  const first = keyOf('{"query":"{a}"}');
  const other = keyOf('{"query":"{b}"}');
  const long = keyOf(`{"query":"{a}${" ".repeat(256)}"}`);
  const media = keyOf('{"query":"{a}"}', { accept: "application/graphql-response+json" });
  const read = keyOf("", { method: "GET", body: null, search: '{"query":"{a}"}' });
  const kept = Buffer.from('{"query":"{c}"}');
  const before = keyOf("", { body: kept });
  kept.write("d", 11);
  expect(new Set([first, other, long, media, read, before, keyOf("", { body: kept })]).size).toBe(7);
  expect([keyOf('{"query":"{a}"}'), keyOf('{"query":"{b}"}')]).toEqual([first, other]);
  expect(keyOf("", { path: "/" })).toBeNull();
});
