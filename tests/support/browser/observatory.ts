import type { Exchanged } from "../exchange.ts";

/** A rule of the Mozilla HTTP Observatory, and the points it adds to or subtracts from the initial 100. */
export interface Scored {
  readonly rule: string;
  readonly points: number;
}

type Answer = Pick<Exchanged, "headers" | "names"> & { readonly body?: Buffer };

/**
 * Scores one answer as the Observatory does (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring), without the rules that no
 * program can satisfy by itself: the redirect to https, and being in the browsers' preload lists.
 */
export function scoreOf(answer: Answer): readonly Scored[] {
  return [
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
    {
      rule: "x-content-type-options",
      points: scoreOfWord(answer.headers["x-content-type-options"], ["nosniff"], 0, -5),
    },
    {
      rule: "x-frame-options",
      points: only(directivesOf(answer).get("frame-ancestors"), "'none'")
        ? 5
        : scoreOfWord(answer.headers["x-frame-options"], ["DENY", "SAMEORIGIN"], 0, -20),
    },
    { rule: "each header once", points: new Set(answer.names).size === answer.names.length ? 0 : -100 },
  ];
}

/** Readable by any origin without credentials, or by none. */
function isPublicOrClosed({ headers }: Answer): boolean {
  return (
    [undefined, "*"].includes(headers["access-control-allow-origin"]) &&
    headers["access-control-allow-credentials"] === undefined
  );
}

/** The points needed for the best grade. */
export const bestGrade = 100;

export function gradeOf(scored: readonly Scored[]): number {
  return scored.reduce((sum, { points }) => sum + points, 100);
}

type Directives = ReadonlyMap<string, readonly string[]>;

function directivesOf({ headers }: Answer): Directives {
  return new Map(
    String(headers["content-security-policy"] ?? "")
      .split(";")
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name !== "")
      .map(([name = "", ...sources]) => [name, sources]),
  );
}

function only(sources: readonly string[] | undefined, source: string): boolean {
  return sources?.length === 1 && sources[0] === source;
}

/** Sources that allow foreign code. */
const unsafe = /^(?:'unsafe-inline'|'unsafe-eval'|'unsafe-hashes'|data:|https?:|\*|blob:)$/;
const insecure = /^(?:http:|ftp:|\*)/;

function scorePolicy(directives: Directives): number {
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
}

function scoreCookies(cookies: readonly string[]): number {
  return cookies.every((cookie) => /;\s*secure/i.test(cookie) && /;\s*httponly/i.test(cookie)) ? 0 : -40;
}

function scoreOfWord(header: unknown, good: readonly string[], points: number, otherwise: number): number {
  return good.includes(String(header)) ? points : otherwise;
}

const halfAYearSeconds = 15_768_000;
function longerThanHalfAYear(header: unknown): boolean {
  return Number(/^max-age=(\d+)/.exec(String(header))?.[1] ?? 0) >= halfAYearSeconds;
}

function scriptsOf({ headers, body }: Answer): readonly string[] {
  return String(headers["content-type"]).startsWith("text/html")
    ? [...(body?.toString() ?? "").matchAll(/<script[^>]+src="([^"]*)"/g)].map(([, src = ""]) => src)
    : [];
}
