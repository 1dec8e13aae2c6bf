import type { Answer } from "../answers/answer.ts";

/** The JSON of a request's body, unless it is none. */
export type ParsedBody = { readonly kind: "parsed"; readonly value: unknown } | { readonly kind: "bad" };

/** What a request without a body has sent. */
export const withoutBody = { kind: "parsed", value: undefined } as const;

/** Parses a body, once: a mutation passes the shared route on its way to the one for visitors. */
export function parseBody(body: Buffer): ParsedBody {
  const known = parsedBodies.get(body);
  if (known !== undefined) return known;
  const parsed = parseJson(body);
  parsedBodies.set(body, parsed);
  return parsed;
}

const parsedBodies = new WeakMap<Buffer, ParsedBody>();

function parseJson(body: Buffer): ParsedBody {
  try {
    return { kind: "parsed", value: JSON.parse(body.toString("utf8")) };
  } catch {
    return { kind: "bad" };
  }
}

/** Refuses a body that is no JSON. `media`: the type of the answer. */
export function badJson(media: string): Answer {
  const error = { message: "The body is not valid JSON.", extensions: { code: "BAD_REQUEST", status: 400 } };
  return {
    status: 400,
    headers: { "content-type": media, "cache-control": "no-store" },
    body: Buffer.from(JSON.stringify({ errors: [error] })),
    freshUntil: 0,
    usableUntil: 0,
  };
}
