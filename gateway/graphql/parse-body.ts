import type { Answer } from "../answers/answer.ts";

/** The JSON of a request's body, or the answer that refuses it. */
export type ParsedBody =
  | { readonly kind: "parsed"; readonly value: unknown }
  | { readonly kind: "refused"; readonly answer: Answer };

export function parseBody(body: Buffer): ParsedBody {
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
