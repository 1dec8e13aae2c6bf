import { describe, expect, test } from "vitest";
import { matchesOf, patternOf, patternOfFound, toRuns } from "../../../client/text/marked-text.ts";

function written(text: string, matches: readonly (readonly number[])[]): string {
  return toRuns(text, matches)
    .map(({ text: run, isMatch }) => (isMatch ? `[${run}]` : run))
    .join("");
}

describe("toRuns", () => {
  test("marks the matches and keeps every character", () => {
    expect(written("a cname says", [[2, 7]])).toBe("a [cname] says");
    expect(written("cname", [[0, 5]])).toBe("[cname]");
    expect(written("none", [])).toBe("none");
  });

  test("counts in UTF-16 code units", () => {
    expect(written("🦉 owl", [[3, 6]])).toBe("🦉 [owl]");
  });

  test("tolerates invalid matches: unordered, overlapping, nonsensical, too long", () => {
    expect(
      written("abcdef", [
        [4, 5],
        [0, 2],
      ]),
    ).toBe("[ab]cd[e]f");
    expect(
      written("abcdef", [
        [0, 3],
        [2, 4],
      ]),
    ).toBe("[abc]def");
    expect(written("abcdef", [[3], [5, 2], [-1, 2], [4, 99]])).toBe("abcd[ef]");
  });
});

describe("matchesOf", () => {
  test("finds word prefixes, in any case", () => {
    const text = "Domain names, and subdomains";
    expect(written(text, matchesOf(text, patternOf(["DOMAIN na"])))).toBe("[Domain] [na]mes, and subdomains");
  });

  test("matches short words whole, except the last, which may be incomplete", () => {
    const text = "An answer to all: a to-do";
    expect(written(text, matchesOf(text, patternOf(["a to an"])))).toBe("[An] [an]swer [to] all: [a] [to]-do");
  });

  test("finds additional terms as phrases", () => {
    const text = "Time to live (TTL), timer and time";
    expect(written(text, matchesOf(text, patternOf(["ttl", "time to live"])))).toBe(
      "[Time to live] ([TTL]), timer and time",
    );
    expect(written(text, matchesOf(text, patternOf(["live", "time"])))).toBe(
      "[Time] to [live] (TTL), timer and [time]",
    );
  });

  test("treats special characters literally", () => {
    expect(written("C++ (a) .com", matchesOf("C++ (a) .com", patternOf(["c++ .com ("])))).toBe("[C++] [(]a) [.com]");
    expect(matchesOf("anything", patternOf(["  "]))).toEqual([]);
  });
});

describe("patternOfFound", () => {
  const mark = (text: string, words: readonly string[]) => written(text, matchesOf(text, patternOfFound(words)));

  test("finds whole words and phrases, in any case, the longest first", () => {
    expect(mark("Transfers of a Transfer lock, transferring", ["transfer", "Transfer lock", "transfers"])).toBe(
      "[Transfers] of a [Transfer lock], transferring",
    );
    expect(mark("Über C++ (a)", ["über", "C", "(a)"])).toBe("[Über] [C]++ [(a)]");
    expect(patternOfFound([])).toBeNull();
  });

  test("finds words within texts without spaces", () => {
    expect(mark("ドメインを移管する", ["移管"])).toBe("ドメインを[移管]する");
  });
});
