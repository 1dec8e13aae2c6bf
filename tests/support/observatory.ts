import type { Exchanged } from "./exchange.ts";

/** One rule of the Mozilla HTTP Observatory, and what it adds to or takes from the 100 points that every site begins with. */
export interface Scored {
  readonly rule: string;
  readonly points: number;
}

type Answer = Pick<Exchanged, "headers" | "names"> & { readonly body?: Buffer };

/**
 * Scores one answer as the Observatory does (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring), without what no
 * program can have by itself: the redirection to https, and a place in the browsers' preload lists.
 */
export const scoreOf = (answer: Answer): readonly Scored[] => [
  { rule: "content-security-policy", points: scorePolicy(directivesOf(answer)) },
  { rule: "cookies", points: scoreCookies(answer.headers["set-cookie"] ?? []) },
  { rule: "cross-origin-resource-sharing", points: isPublicOrClosed(answer) ? 0 : -50 },
  {
    rule: "cross-origin-resource-policy",
    points: scoreOfWord(answer.headers["cross-origin-resource-policy"], ["same-origin", "same-site"], 10, 0),
  },
  {
    rule: "referrer-policy",
    points: scoreOfWord(
      answer.headers["referrer-policy"],
      ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"],
      5,
      -5,
    ),
  },
  {
    rule: "strict-transport-security",
    points: longerThanHalfAYear(answer.headers["strict-transport-security"]) ? 0 : -20,
  },
  { rule: "subresource-integrity", points: scriptsOf(answer).every((src) => /^\/(?!\/)/.test(src)) ? 0 : -50 },
  { rule: "x-content-type-options", points: scoreOfWord(answer.headers["x-content-type-options"], ["nosniff"], 0, -5) },
  {
    rule: "x-frame-options",
    points: only(directivesOf(answer).get("frame-ancestors"), "'none'")
      ? 5
      : scoreOfWord(answer.headers["x-frame-options"], ["DENY", "SAMEORIGIN"], 0, -20),
  },
  { rule: "each header once", points: new Set(answer.names).size === answer.names.length ? 0 : -100 },
];

/** Everybody may read, without credentials, or nobody. */
const isPublicOrClosed = ({ headers }: Answer): boolean =>
  [undefined, "*"].includes(headers["access-control-allow-origin"]) &&
  headers["access-control-allow-credentials"] === undefined;

/** What is needed for the best grade. */
export const bestGrade = 100;

export const gradeOf = (scored: readonly Scored[]): number => scored.reduce((sum, { points }) => sum + points, 100);

type Directives = ReadonlyMap<string, readonly string[]>;

const directivesOf = ({ headers }: Answer): Directives =>
  new Map(
    String(headers["content-security-policy"] ?? "")
      .split(";")
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name !== "")
      .map(([name = "", ...sources]) => [name, sources]),
  );

const only = (sources: readonly string[] | undefined, source: string): boolean =>
  sources?.length === 1 && sources[0] === source;

/** Sources that let anybody's code in, and what a directive has where it is not named. */
const unsafe = /^(?:'unsafe-inline'|'unsafe-eval'|'unsafe-hashes'|data:|https?:|\*|blob:)$/;
const insecure = /^(?:http:|ftp:|\*)/;

const scorePolicy = (directives: Directives): number => {
  if (!directives.has("default-src")) return -25;
  const of = (name: string): readonly string[] => directives.get(name) ?? directives.get("default-src") ?? ["*"];
  if ([...of("script-src"), ...of("object-src")].some((source) => unsafe.test(source))) return -20;
  if ([...directives.values()].flat().some((source) => insecure.test(source))) return -20;
  if (!only(directives.get("default-src"), "'none'")) return 5;
  if (of("style-src").some((source) => unsafe.test(source))) return 0;
  const isClosed =
    only(directives.get("base-uri"), "'none'") &&
    directives.has("form-action") &&
    only(directives.get("frame-ancestors"), "'none'");
  return isClosed ? 10 : 5;
};

const scoreCookies = (cookies: readonly string[]): number =>
  cookies.every((cookie) => /;\s*secure/i.test(cookie) && /;\s*httponly/i.test(cookie)) ? 0 : -40;

const scoreOfWord = (header: unknown, good: readonly string[], points: number, otherwise: number): number =>
  good.includes(String(header)) ? points : otherwise;

const halfAYearSeconds = 15_768_000;
const longerThanHalfAYear = (header: unknown): boolean =>
  Number(/^max-age=(\d+)/.exec(String(header))?.[1] ?? 0) >= halfAYearSeconds;

const scriptsOf = ({ headers, body }: Answer): readonly string[] =>
  String(headers["content-type"]).startsWith("text/html")
    ? [...(body?.toString() ?? "").matchAll(/<script[^>]+src="([^"]*)"/g)].map(([, src = ""]) => src)
    : [];
