import { expect, test, vi } from "vitest";
import { createDataLayer } from "../../../../client/data/apollo-client.ts";
import { createGatewayLink } from "../../../../client/data/gateway-link.ts";
import { RequestError } from "../../../../client/data/request-error.ts";
import { submitRating } from "../../../../client/features/ratings/submit-rating.ts";
import { answeringLink } from "../../data/answering-link.ts";

function submitTo(answer: Parameters<typeof answeringLink>[0]) {
  return submitRating(createDataLayer(answeringLink(answer).link).client, "a", 4);
}

const tooOften = "You have asked often in a short time.";

test("too many operations are information, with the server's message, as too many ratings are", async () => {
  expect(
    await submitTo(() => ({
      errors: [{ message: tooOften, extensions: { code: "RATE_LIMITED", status: 429 } }],
    })),
  ).toEqual({ kind: "info", message: tooOften });
  expect(
    await submitTo(() => ({
      data: { rateDocument: { __typename: "RatingRejected", status: 429, message: tooOften } },
    })),
  ).toEqual({ kind: "info", message: tooOften });
});

test("so is a 429 without a GraphQL answer, as a proxy sends it", async () => {
  expect(await submitTo(() => new RequestError("429"))).toEqual({ kind: "info", message: "Failed to submit rating." });
});

test("any other refusal is an error", async () => {
  expect(await submitTo(() => ({ errors: [{ message: "That is no rating.", extensions: { status: 400 } }] }))).toEqual({
    kind: "error",
    message: "That is no rating.",
  });
  expect(await submitTo(() => new RequestError("413"))).toEqual({
    kind: "error",
    message: "Failed to submit rating.",
  });
});

test("a rating goes on without its page", async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response("", { status: 503 }));
  vi.stubGlobal("fetch", fetched);
  await submitRating(createDataLayer(createGatewayLink(new Map())).client, "a", 4);
  vi.unstubAllGlobals();
  expect(fetched.mock.calls.map(([, options]) => options?.keepalive)).toEqual([true]);
});
