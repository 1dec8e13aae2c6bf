import { gql } from "@apollo/client";
import type { DocumentNode } from "@apollo/client";
import { expect, test } from "vitest";
import { createDataLayer } from "../../../client/data/apollo-client.ts";
import type { Failure } from "../../../client/data/failures.ts";
import { answeringLink } from "./answering-link.ts";

const Page = gql`query Page($slug: String!) { document(slug: $slug) { slug subject } posts: documents { slug } }`;
const Whole = gql`query Whole($slug: String!) { found: document(slug: $slug) { slug subject } }`;
const Part = gql`query Part($slug: String!) { found: document(slug: $slug) { slug } }`;
const variables = { slug: "a" };

const document = { __typename: "Document", slug: "a", subject: "First words" };
const unreachable: Failure = {
  status: "FETCH_ERROR",
  code: "FETCH_ERROR",
  message: "The server could not be reached.",
};

type Answer = ReturnType<Parameters<typeof answeringLink>[0]>;

/** A tab that has these answers, one after the other, and gets none from then on. */
function cutOffAfter(...answers: readonly Answer[]) {
  const { link, asked } = answeringLink(() => answers[asked.length - 1] ?? new Error("net::ERR_INTERNET_DISCONNECTED"));
  const { client, failures } = createDataLayer(link, { refetchFailed: true });
  return {
    ask: (query: DocumentNode) => client.query({ query, variables, fetchPolicy: "network-only" }).catch(() => null),
    failed: (query: DocumentNode) => failures.of(query, variables),
    /** Whether a page that uses a query has it sent. */
    isFetchedAgain: (query: DocumentNode): boolean => {
      const before = asked.length;
      client
        .watchQuery({ query, variables })
        .subscribe(() => undefined)
        .unsubscribe();
      return failures.areOwn(query, variables) || asked.length > before;
    },
  };
}

test("what a query has brought before is good when it gets no answer, and is not fetched again", async () => {
  const { ask, failed, isFetchedAgain } = cutOffAfter({ data: { document, posts: [] } });
  await ask(Page);
  await ask(Page);
  expect(failed(Page)).toEqual({});
  expect(isFetchedAgain(Page)).toBe(false);
});

test("without an answer only fields that are not there fail; one that another query has brought is good", async () => {
  const { ask, failed, isFetchedAgain } = cutOffAfter({ data: { found: document } });
  await ask(Whole);
  await ask(Page);
  expect(failed(Page)).toEqual({ posts: unreachable });
  expect(failed(Whole)).toEqual({});
  expect(isFetchedAgain(Whole)).toBe(false);
  expect(isFetchedAgain(Page)).toBe(true);
});

test("without an answer a field fails of which only a part is there", async () => {
  const { ask, failed } = cutOffAfter({ data: { found: { __typename: "Document", slug: "a" } } });
  await ask(Part);
  await ask(Page);
  expect(failed(Page)).toEqual({ document: unreachable, posts: unreachable });
});

test("without an answer a field that failed before stays failed", async () => {
  const { ask, failed, isFetchedAgain } = cutOffAfter({
    data: { document: null, posts: [] },
    errors: [{ message: "document failed.", path: ["document"], extensions: { code: "HTTP_500", status: 500 } }],
  });
  await ask(Page);
  await ask(Page);
  expect(failed(Page)).toEqual({ document: unreachable });
  expect(isFetchedAgain(Page)).toBe(true);
});

test("a field of which a part failed before is fetched again, also after a request without an answer", async () => {
  const { ask, failed, isFetchedAgain } = cutOffAfter({
    data: { document, posts: [] },
    errors: [{ message: "related failed.", path: ["document", "related"] }],
  });
  await ask(Page);
  await ask(Page);
  expect(failed(Page)).toEqual({});
  expect(isFetchedAgain(Page)).toBe(true);
});
