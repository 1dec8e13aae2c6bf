import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { exchange } from "../../support/exchange.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

const slug = "what-does-testsite-provide";

test("the address of a document without its slug leads to the default document", async () => {
  const documents = [aWireDocument({ slug, docType: "knowledge-base" })];
  await using site = await startFakeSite({ documents });
  for (const [address, query] of [
    ["/article", ""],
    ["/article/", ""],
    ["/article?from=mail", "?from=mail"],
  ] as const) {
    const { status, headers } = await exchange(site, address);
    expect([address, status, headers["location"]]).toEqual([address, 301, `/knowledge-base/${slug}${query}`]);
  }
  const { data } = await ask(site, '{ article: moved(path: "/article") blogs: moved(path: "/blog") }');
  expect(data).toEqual({ article: `/knowledge-base/${slug}`, blogs: null });
});

test("it does so also where the backend cannot look up old addresses", async () => {
  await using site = await startFakeSite({
    documents: [aWireDocument({ slug })],
    routes: { "/api/docs/get-alias/testsite": json({}, { status: 500 }) },
  });
  expect((await exchange(site, "/article")).headers["location"]).toBe(`/article/${slug}`);
});

test("without a default document it is not found, and 503 while the documents cannot be read", async () => {
  await using site = await startFakeSite();
  expect((await exchange(site, "/article/")).status).toBe(404);
  site.backend.on(calls.document, json({}, { status: 500 }));
  site.purge();
  expect((await exchange(site, "/article")).status).toBe(503);
});
