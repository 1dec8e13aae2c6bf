import { gql } from "@apollo/client";
import { expect, test } from "vitest";
import { answerQueries } from "../../../client/data/server/answers.ts";
import { createDataLayer } from "../../../client/data/apollo-client.ts";
import type { DataLayer } from "../../../client/data/apollo-client.ts";
import { failureIn } from "../../../client/data/failures.ts";
import { answeringLink } from "./answering-link.ts";

const Page = gql`query Page($slug: String!, $term: String) { document(slug: $slug) { slug } posts: documents(term: $term) { slug } }`;
const variables = { slug: "a" };

function error(path: readonly (string | number)[], code = "HTTP_500") {
  return {
    message: `${path.join(".")} failed.`,
    path,
    extensions: { code, status: 500 },
  };
}
const document = { __typename: "Document", slug: "a" };

async function ask(answer: Parameters<typeof answeringLink>[0]) {
  const dataLayer = createDataLayer(answeringLink(answer).link);
  const query = () => dataLayer.client.query({ query: Page, variables, fetchPolicy: "network-only" }).catch(() => null);
  await query();
  return { dataLayer, query, failed: () => dataLayer.failures.of(Page, variables) };
}

test("an answer without errors has no failed fields", async () => {
  const { failed } = await ask(() => ({ data: { document, posts: [] } }));
  expect(failed()).toEqual({});
  expect(failureIn(failed())).toBeNull();
});

test("a failed root field is recorded under its response name, and the others are good", async () => {
  const { failed } = await ask(() => ({
    data: { document, posts: null },
    errors: [error(["posts"], "TIMEOUT_ERROR")],
  }));
  expect(failed()).toEqual({ posts: { status: "500", code: "TIMEOUT_ERROR", message: "posts failed." } });
  expect(failureIn(failed(), "document")).toBeNull();
  expect(failureIn(failed(), "posts")).toMatchObject({ code: "TIMEOUT_ERROR" });
  expect(failureIn(failed())).toMatchObject({ code: "TIMEOUT_ERROR" });
});

test("an error deep inside a root field does not fail the field", async () => {
  const { failed } = await ask(() => ({
    data: { document, posts: [] },
    errors: [error(["document", "related"]), error(["posts", 0, "content"])],
  }));
  expect(failed()).toEqual({});
});

test("an error deep inside a root field fails the field where nothing is left of it", async () => {
  const answer = { data: { document: null, posts: [] }, errors: [error(["document", "related", 0])] };
  const { failed } = await ask(() => answer);
  expect(Object.keys(failed())).toEqual(["document"]);
  const onServer = await answerQueries(() => Promise.resolve(answer), [{ document: Page, variables }]);
  expect(onServer.read(Page, variables).failed).toEqual(["document"]);
});

test("without an answer, every field fails", async () => {
  const { failed } = await ask(() => new Error("net::ERR_INTERNET_DISCONNECTED at 10.0.0.7"));
  expect(failureIn(failed(), "document")).toEqual({
    status: "FETCH_ERROR",
    code: "FETCH_ERROR",
    message: "The server could not be reached.",
  });
  expect(failureIn(failed(), "posts")).toEqual(failureIn(failed(), "document"));
});

test("an error of the whole operation fails every field", async () => {
  const { failed } = await ask(() => ({
    data: null,
    errors: [{ message: "Query is too complex.", extensions: { code: "QUERY_TOO_COMPLEX" } }],
  }));
  expect(failureIn(failed(), "document")).toMatchObject({
    code: "QUERY_TOO_COMPLEX",
    message: "Query is too complex.",
  });
});

test("a good answer clears the failure", async () => {
  let turn = 0;
  const { failed, query } = await ask(() =>
    turn++ === 0
      ? { data: { document: null, posts: [] }, errors: [error(["document"])] }
      : { data: { document, posts: [] } },
  );
  expect(failureIn(failed(), "document")).not.toBeNull();
  await query();
  expect(failed()).toEqual({});
});

test("variables are equal in any order, and undefined ones are ignored", async () => {
  const { dataLayer } = await ask(() => ({ data: null, errors: [error(["document"])] }));
  expect(dataLayer.failures.of(Page, { term: undefined, slug: "a" })).toHaveProperty("document");
  expect(dataLayer.failures.of(Page, { slug: "b" })).toEqual({});
});

test("failures are serialized with the cache, and restored ones are not requested again", async () => {
  const answers = await answerQueries(
    async () => ({ data: { document: null, posts: [] }, errors: [error(["document"])] }),
    [{ document: Page, variables }],
  );
  const { link, asked } = answeringLink(() => ({ data: { document, posts: [] } }));
  const restored = createDataLayer(link, { restored: JSON.parse(JSON.stringify(answers.extract())) });
  expect(restored.failures.of(Page, variables)).toEqual(answers.failures.of(Page, variables));
  expect(restored.failures.of(Page, variables)).toHaveProperty("document");
  expect((await restored.client.query({ query: Page, variables })).data).toEqual({ document: null, posts: [] });
  expect(asked).toEqual([]);
});

const Other = gql`query Other($slug: String!) { found: document(slug: $slug) { slug } }`;
function failing() {
  return {
    data: { document: null, found: null, posts: [] },
    errors: [error(["document"]), error(["found"])],
  };
}

test("a failure applies to every query that selects the field with the same arguments, under its response name there", async () => {
  const { dataLayer } = await ask(failing);
  expect(dataLayer.failures.of(Other, variables)).toEqual({ found: dataLayer.failures.of(Page, variables).document });
  expect(dataLayer.failures.of(Other, { slug: "b" })).toEqual({});
});

/** What a page first sees of a failed field that it uses, and the operations it sends. */
async function comeTo(dataLayer: DataLayer, asked: readonly string[]) {
  const query = dataLayer.client.watchQuery({ query: Other, variables });
  const { loading } = query.getCurrentResult();
  const subscription = query.subscribe(() => undefined);
  await expect.poll(() => query.getCurrentResult().loading).toBe(false);
  subscription.unsubscribe();
  return { loading, asked };
}

test("a page that uses a field that failed on the previous page requests it again, and waits", async () => {
  const { link, asked } = answeringLink((_variables, name) =>
    name === "Page" ? failing() : { data: { found: document } },
  );
  const dataLayer = createDataLayer(link, { refetchFailed: true });
  await dataLayer.client.query({ query: Page, variables });
  expect(await comeTo(dataLayer, asked)).toEqual({ loading: true, asked: ["Page", "Other"] });
  expect(dataLayer.failures.of(Page, variables)).toEqual({});
});

test("a page of whose result a part failed requests it again, and shows it meanwhile", async () => {
  const { link, asked } = answeringLink((_variables, name) => ({
    data: name === "Page" ? { document, posts: [] } : { found: document },
    ...(name === "Page" ? { errors: [error(["document", "related"])] } : {}),
  }));
  const dataLayer = createDataLayer(link, { refetchFailed: true });
  await dataLayer.client.query({ query: Page, variables });
  expect(dataLayer.failures.of(Other, variables)).toEqual({});
  expect(dataLayer.client.watchQuery({ query: Other, variables }).getCurrentResult().data).toEqual({ found: document });
  expect(await comeTo(dataLayer, asked)).toEqual({ loading: true, asked: ["Page", "Other"] });
  expect(dataLayer.failures.areOwn(Page, variables)).toBe(false);
});

test("failures of the server render are shown as they are: hydration does not repeat the request", async () => {
  const { link, asked } = answeringLink(failing);
  const onServer = await answerQueries(() => Promise.resolve(failing()), [{ document: Page, variables }]);
  const inBrowser = createDataLayer(link, {
    restored: JSON.parse(JSON.stringify(onServer.extract())),
    refetchFailed: true,
  });
  expect(await comeTo(inBrowser, asked)).toEqual({ loading: false, asked: [] });
});
