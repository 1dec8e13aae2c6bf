import { afterEach, expect, test, vi } from "vitest";
import { fetchAhead, writeFetched } from "../../../client/data/answers-ahead.ts";
import { retentionMs } from "../../../client/data/retention.ts";
import * as answers from "../../support/fakes/fake-backend-answers.ts";
import { good, openGateway, Posts, variables } from "./open-gateway.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("an answer that was fetched ahead is written as if it had been asked for, once, and ends a failure", async () => {
  await using site = await openGateway(answers.json({ data: { posts: null }, errors: [{ message: "No." }] }));
  const query = { document: Posts, variables };
  const write = () => writeFetched(site.dataLayer, site.ahead, query);
  await site.ask();
  expect(site.failed()).not.toBeNull();
  await fetchAhead(site.ahead, query);
  expect(await write()).toBe(false);
  expect(site.failed()).not.toBeNull();
  site.gateway.on("/graphql", good);
  await fetchAhead(site.ahead, query);
  expect([await write(), await write()]).toEqual([true, false]);
  expect(site.failed()).toBeNull();
  expect(site.dataLayer.client.readQuery({ query: Posts, variables })).toMatchObject({ posts: [{ slug: "a" }] });
});

test("an answer that was fetched ahead serves the first query; the next is sent", async () => {
  await using site = await openGateway(good);
  await fetchAhead(site.ahead, { document: Posts, variables });
  await fetchAhead(site.ahead, { document: Posts, variables });
  expect(await site.ask()).toMatchObject({ data: { posts: [{ slug: "a" }] } });
  expect(site.gateway.calls).toHaveLength(1);
  await site.ask();
  expect(site.gateway.calls).toHaveLength(2);
});

test("an answer that is still on its way is waited for", async () => {
  await using site = await openGateway(good);
  const coming = fetchAhead(site.ahead, { document: Posts, variables });
  expect(await site.ask()).toMatchObject({ data: { posts: [{ slug: "a" }] } });
  await coming;
  expect(site.gateway.calls).toHaveLength(1);
});

test("an answer that failed ahead is fetched again, and nobody hears of it", async () => {
  for (const fault of [answers.reset, answers.json({ data: { posts: null }, errors: [{ message: "No." }] })]) {
    await using site = await openGateway(fault);
    await fetchAhead(site.ahead, { document: Posts, variables });
    expect(site.failed()).toBeNull();
    site.gateway.on("/graphql", good);
    expect(await site.ask()).toMatchObject({ data: { posts: [{ slug: "a" }] } });
  }
});

test("an answer that nobody asked for is gone when unused results are", async () => {
  await using site = await openGateway(good);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    await fetchAhead(site.ahead, { document: Posts, variables });
    vi.advanceTimersByTime(retentionMs - 1);
    expect(site.ahead.size).toBe(1);
    vi.advanceTimersByTime(1);
    expect(site.ahead.size).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
