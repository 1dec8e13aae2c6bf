import { chanceOf } from "../support/seeded.ts";
import { requestOf } from "./cases.ts";

/** Requests with known answers, pipelined on one connection. */
export interface Pipeline {
  readonly name: string;
  readonly bytes: Buffer;
  readonly methods: readonly string[];
  /** Status and a part of the body of each answer, in request order. */
  readonly expected: readonly { readonly status: number; readonly contains: string }[];
}

const known = [
  ["GET", "/article/first-words", 200, "These are the first words."],
  ["HEAD", "/article/first-words", 200, ""],
  ["GET", "/robots.txt", 200, "User-agent: *"],
  ["GET", "/graphql?query={site{name}}", 200, '{"data":{"site":{"name":"Testsite"}}}'],
  ["GET", "/graphql?query={nothing}", 400, "errors"],
  ["GET", "/article/none", 404, "No content found."],
  ["DELETE", "/", 405, "Use GET or HEAD here."],
  ["GET", "/assets/none.js", 404, "Not found"],
  ["GET", "/operations/health", 200, "ok"],
  ["GET", "/first-words", 301, "/article/first-words"],
  ["GET", "/%", 404, ""],
] as const;

/** Two to twelve requests each, all written before the first answer is read. */
export function pipelines(seed: number, count: number): readonly Pipeline[] {
  const chance = chanceOf(seed);
  return Array.from({ length: count }, (_, index) => {
    const picked = chance.some(known, 2 + chance.below(11));
    return {
      name: `pipeline ${index}: ${picked.map(([method, path]) => `${method} ${path}`).join(", ")}`,
      bytes: Buffer.from(
        picked
          .map(([method, path], at) =>
            requestOf(`${method} ${path} HTTP/1.1`, [
              "Host: localhost",
              ...(at === picked.length - 1 ? ["Connection: close"] : []),
            ]),
          )
          .join(""),
      ),
      methods: picked.map(([method]) => method),
      expected: picked.map(([, , status, contains]) => ({ status, contains })),
    };
  });
}
