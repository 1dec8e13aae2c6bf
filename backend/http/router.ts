import { decodedOrNull } from "../../addresses/percent-decoding.ts";
import { RequestError } from "./answer.ts";
import type { Route } from "./routes.ts";

/** The matched route, and the values of its path parameters. */
export interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds a route by method and path; HEAD matches GET. Throws `RequestError` if there is none. */
export function createRouter(routes: readonly Route[]): (method: string, path: string) => Match {
  const table = routes.map((route) => ({ route, pattern: route.path.split("/") }));
  return (method, path) => {
    const segments = path.split("/");
    const matches = table.filter(({ pattern }) => fits(pattern, segments));
    if (matches.length === 0)
      throw new RequestError(404, "There is no such endpoint. See openapi.yaml for all of them.");
    const match = matches.find(({ route }) => route.method === (method === "HEAD" ? "GET" : method));
    if (match === undefined) {
      const allow = matches.map(({ route }) => route.method).join(", ");
      throw new RequestError(405, `Expected one of the methods ${allow}.`, { headers: { allow } });
    }
    return { route: match.route, params: toParams(match.pattern, segments) };
  };
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => (part.startsWith(":") ? segments[index] !== "" : part === segments[index]))
  );
}

function toParams(pattern: readonly string[], segments: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pattern.flatMap((part, index) => (part.startsWith(":") ? [[part.slice(1), decode(segments[index] ?? "")]] : [])),
  );
}

function decode(segment: string): string {
  const decoded = decodedOrNull(segment);
  if (decoded === null) throw new RequestError(400, "The path is not validly percent-encoded.");
  return decoded;
}
