import { gql } from "@apollo/client";
import { vi } from "vitest";
import { createDataLayer } from "../../../client/data/apollo-client.ts";
import { createGatewayLink } from "../../../client/data/gateway-link.ts";
import type { AnswersAhead } from "../../../client/data/gateway-link.ts";
import * as answers from "../../support/fakes/fake-backend-answers.ts";
import { startFakeBackend } from "../../support/fakes/fake-backend.ts";
import type { FakeAnswer } from "../../support/fakes/fake-answer.ts";

export const Posts = {
  ...gql`query Posts($more: Boolean!) { posts { slug } more: others @include(if: $more) { slug } }`,
  __meta__: { hash: "known" },
};
const Rate = gql`mutation Rate { rate { message } }`;
export const variables = { more: false };
/** Long enough for an answer that comes, on a busy machine too. */
const limitMs = 3_000;

export const good = answers.json({ data: { posts: [{ __typename: "Document", slug: "a" }] } });

/** The client's link to a gateway with this answer, over real HTTP. Globals are to be restored after each test. */
export async function openGateway(answer: FakeAnswer) {
  const gateway = await startFakeBackend({ "/graphql": answer });
  const send = globalThis.fetch;
  vi.stubGlobal("fetch", (address: string, options: RequestInit) => send(new URL(address, gateway.url), options));
  vi.stubGlobal("navigator", { onLine: true });
  const ahead: AnswersAhead = new Map();
  const dataLayer = createDataLayer(createGatewayLink(ahead, limitMs));
  const { client, failures } = dataLayer;
  return {
    dataLayer,
    gateway,
    ahead,
    ask: () => client.query({ query: Posts, variables, fetchPolicy: "network-only" }).catch(() => null),
    change: () =>
      client.mutate({ mutation: Rate, fetchPolicy: "no-cache" }).then(
        () => null,
        (error: unknown) => error,
      ),
    failed: () => failures.of(Posts, variables)["posts"] ?? null,
    [Symbol.asyncDispose]: () => gateway[Symbol.asyncDispose](),
  };
}
