import type { Answer } from "../answers/answer.ts";

/** The JSON of a request's body, or the answer that refuses it. */
export type ParsedBody =
  | { readonly kind: "parsed"; readonly value: unknown }
  | { readonly kind: "refused"; readonly answer: Answer };

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
    return { kind: "refused", answer: badJson };
  }
}

const badJson: Answer = {
  status: 400,
  headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
  body: Buffer.from(
    JSON.stringify({
      errors: [{ message: "The body is not valid JSON.", extensions: { code: "BAD_REQUEST", status: 400 } }],
    }),
  ),
  freshUntil: 0,
  usableUntil: 0,
};
