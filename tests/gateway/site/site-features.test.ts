import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";
import { startOwnSite } from "./own-site.ts";

const document = aWireDocument({ slug: "first", subject: "First" });

function startWith(features: string) {
  return startOwnSite({ "site.yml": `name: Acme\nid: testsite\nfeatures: ${features}\n` }, [document]);
}

test("what a site has switched off has no page, no link, no control, and its operations are refused", async () => {
  await using started = await startWith("{ ratings: false, newsletter: false, contact: false }");
  for (const path of ["/contact", "/newsletter/confirm", "/newsletter/unsubscribe"])
    expect([path, (await started.page(path)).status]).toEqual([path, 404]);
  for (const path of ["/", "/about", "/faq", "/article/first", "/search?q=nothing", "/legal/terms"])
    expect([path, (await started.page(path)).text]).not.toEqual([path, expect.stringMatching(/href="\/contact"/)]);
  expect((await started.page("/article/first")).text).not.toContain("Was this useful?");
  expect((await started.page("/about")).text).not.toContain("Notify me");
  const { data } = await ask(
    started.site,
    'mutation { rateDocument(slug: "first", rating: 4) { ... on RatingRejected { status message } } }',
  );
  expect(data).toEqual({ rateDocument: { status: 501, message: "This site takes no ratings." } });
  const subscribed = await ask(
    started.site,
    'mutation { subscribeNewsletter(email: "a@example.com") { ... on NewsletterRejected { status message } } }',
  );
  expect(subscribed.data).toEqual({ subscribeNewsletter: { status: 501, message: "This site has no newsletter." } });
  const sent = await ask(
    started.site,
    'mutation { submitContact(input: { firstName: "A", lastName: "B", email: "a@example.com", message: "C", agreedToPolicies: true }) { ... on ContactRejected { status message } } }',
  );
  expect(sent.data).toEqual({ submitContact: { status: 501, message: "This site takes no messages." } });
});

test("a site that says nothing has all of it", async () => {
  await using started = await startWith("{}");
  expect((await started.page("/contact")).status).toBe(200);
  expect((await started.page("/faq")).text).toContain('href="/contact"');
  expect((await started.page("/article/first")).text).toContain("Was this useful?");
  expect((await started.page("/about")).text).toContain("Notify me");
});
