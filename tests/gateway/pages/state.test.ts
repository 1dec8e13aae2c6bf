import supertest from "supertest";
import { expect, test } from "vitest";
import { z } from "zod";
import { pageStateAddress } from "../../../addresses/page-state.ts";
import { ask } from "../../support/ask.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { openPage, readState } from "../../support/pages/open-page.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

const Answered = z.object({ document: z.object({ subject: z.string(), content: z.string() }) });
const path = "/article/first-words";

async function hashOf(site: { readonly url: string }, address: string): Promise<string | undefined> {
  return (await openPage(site, address)).document.body.dataset["state"];
}

test("a page names its state, and does not carry it: the text is there once", async () => {
  await using site = await startFakeSite({ documents: [aWireDocument({ content: "<p>Words said once.</p>" })] });
  const { html, document: page } = await openPage(site, path);
  expect(html.split("Words said once.")).toHaveLength(2);
  expect(page.querySelector("script#state")).toBeNull();
  const { data } = await ask(
    site,
    "query One($slug: String!) { document(slug: $slug) { subject content(inlineLinks: true) } }",
    { variables: { slug: "first-words" } },
  );
  const { document } = Answered.parse(data);
  expect(await readState(site, path)).toMatchObject({
    cache: {
      'Document:{"slug":"first-words"}': {
        subject: document.subject,
        'content({"inlineLinks":true})': document.content,
      },
    },
    failures: {},
  });
});

test("a state is cached as its page is, and the backend is not asked again for it", async () => {
  await using site = await startFakeSite();
  const page = await openPage(site, path);
  const before = site.backend.calls.length;
  const state = await supertest(site.url).get(pageStateAddress(path, page.document.body.dataset["state"] ?? ""));
  expect(state.headers["content-type"]).toBe("application/json; charset=utf-8");
  // A second may pass between the two.
  const [own, ofPage] = [state, page].map(({ headers }) => headers["cache-control"]?.replaceAll(/(?<==)\d+/g, "n"));
  expect(own).toBe(ofPage);
  expect(own).toContain("s-maxage=n");
  expect(state.headers["etag"]).toBeDefined();
  expect(site.backend.calls).toHaveLength(before);
});

test("a page whose backend fails keeps the state that it names", async () => {
  await using site = await startFakeSite();
  const hash = (await hashOf(site, path)) ?? "";
  site.backend.on(calls.document, json({}, { status: 500 }));
  site.purge();
  const answer = await supertest(site.url).get(pageStateAddress(path, hash)).expect(200);
  expect(answer.text).toContain("First words");
});

test("a state that cannot be built now is refused for the moment", async () => {
  await using site = await startFakeSite({ routes: { [calls.document]: json({}, { status: 500 }) } });
  const answer = await supertest(site.url).get(pageStateAddress(path, "0123456789a")).expect(503);
  expect(answer.headers["retry-after"]).toBe("10");
});

test("a state that lacks what failed leads to no other", async () => {
  await using site = await startFakeSite({ routes: { [`${calls.ofType}glossary`]: json({}, { status: 500 }) } });
  const answer = await supertest(site.url).get(pageStateAddress(path, "0123456789a")).expect(200);
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("a page that has changed since leads to its present state", async () => {
  await using site = await startFakeSite();
  const old = (await hashOf(site, path)) ?? "";
  site.backend.on(calls.document, json({ doc: [aWireDocument({ subject: "Other words" })] }));
  site.purge();
  const moved = await supertest(site.url).get(pageStateAddress(path, old)).expect(302);
  expect(moved.headers["cache-control"]).toBe("no-store");
  expect(moved.headers["location"]).toBe(pageStateAddress(path, (await hashOf(site, path)) ?? ""));
  const answer = await supertest(site.url)
    .get(moved.headers["location"] ?? "")
    .expect(200);
  expect(answer.text).toContain("Other words");
});

test("equal data has the same hash in another process", async () => {
  const settings = { SITE_URL: "https://docs.example" };
  await using one = await startFakeSite({ settings });
  await using other = await startFakeSite({ settings });
  expect(await hashOf(one, path)).toBe(await hashOf(other, path));
});

test.each([
  ["a page with a query", "/search?q=words", {}],
  ["a missing page", "/article/nowhere", {}],
  ["a page that failed", path, { [calls.document]: json({}, { status: 500 }) }],
  [
    "a page without the terms of a glossary that failed",
    path,
    { [`${calls.ofType}glossary`]: json({}, { status: 500 }) },
  ],
])("%s has its state within", async (_name, address, routes) => {
  await using site = await startFakeSite({ routes });
  const { document } = await openPage(site, address);
  expect(document.body.dataset["state"]).toBeUndefined();
  expect(JSON.parse(document.querySelector("script#state")?.textContent ?? "")).toMatchObject({ cache: {} });
});

test.each([
  ["/page-state/0123456789a/article/nowhere", 404],
  ["/page-state/0123456789a/graphql", 404],
  ["/page-state/0123456789a/page-state/0123456789a/", 404],
  ["/page-state/short/article/first-words", 404],
  ["/page-state/0123456789a/article/first-words?x=1", 404],
])("%s answers %i", async (address, status) => {
  await using site = await startFakeSite();
  expect((await supertest(site.url).get(address)).status).toBe(status);
});
