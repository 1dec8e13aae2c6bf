import { expect, test } from "vitest";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import { calls, startFakeSite } from "../../support/fakes/fake-site.ts";
import { openPage, policyHash, readState, runnableScripts } from "../../support/pages/open-page.ts";
import type { OpenedPage } from "../../support/pages/open-page.ts";
import { aWireDocument } from "../../support/fakes/wire-documents.ts";

const attack = `</script><script>alert(1)</script><!--<script>\u2028\u2029"'></title><script>alert(2)</script>]]>&lt;`;

const attacked = aWireDocument({
  subject: `Subject ${attack}`,
  metaTitle: `Title ${attack}`,
  metaDescription: `Description ${attack}`,
  description: attack,
  category: attack,
  typeName: attack,
  content: `<p>Text ${attack}</p><h2>Heading ${attack}</h2><h2 id="${attack}">x</h2>`,
  featuredImage: `https://images.example/x.png?${attack}`,
  user: [{ _id: attack, name: attack, designation: attack }],
  authorDetails: [{ _id: attack, name: attack }],
  typeDetails: [{ _id: "t", name: attack, slug: attack }],
  tagDetails: [{ _id: "dns", name: attack, slug: attack }],
  location: { name: attack },
  schemaMarkup: [
    { markup: JSON.stringify({ "@type": "Thing", name: attack }) },
    { markup: `{"@type":"Thing"}</script><script>alert(3)</script>` },
  ],
});

/** The gateway's own script is the only one, and the policy lists it. */
function expectInert(page: OpenedPage): void {
  const policy = page.headers["content-security-policy"] ?? "";
  expect(runnableScripts(page)).toHaveLength(1);
  for (const script of runnableScripts(page)) expect(policy).toContain(policyHash(script.textContent));
  for (const element of page.document.querySelectorAll("*")) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on/);
      expect(["href", "src"].includes(name) ? value : "").not.toMatch(/^\s*javascript:/i);
    }
  }
}

test("a document full of break-out attempts adds no script to its page, and every value arrives as text", async () => {
  await using site = await startFakeSite({ documents: [attacked] });
  const page = await openPage(site, "/article/first-words");
  expect(page.status).toBe(200);
  expectInert(page);
  expect(page.document.title).toContain("Title </script><script>alert(1)</script>");
  expect(page.meta("description")).toBe(`Description ${attack}`);
  expect(page.document.querySelector("h1")?.textContent).toContain("Subject </script><script>alert(1)</script>");
  expect(page.structuredData).toHaveLength(1);
  expect(page.structuredData[0]?.["@graph"]).toContainEqual({ "@type": "Thing", name: attack });
});

test("the state of such a page is valid JSON with the same values", async () => {
  await using site = await startFakeSite({ documents: [attacked] });
  expect(await readState(site, "/article/first-words")).toMatchObject({
    cache: { 'Document:{"slug":"first-words"}': { subject: `Subject ${attack}`.trim() } },
  });
});

test("a page that has its state within has it as valid JSON that ends nothing", async () => {
  await using site = await startFakeSite({ documents: [attacked] });
  const { document } = await openPage(site, `/search?q=${encodeURIComponent(attack)}`);
  const state = document.querySelector("script#state")?.textContent ?? "";
  expect(state).not.toMatch(/<\/?script|<!--|[\u2028\u2029]/i);
  expect(JSON.stringify(JSON.parse(state))).toContain("alert(1)");
});

test("the home page and the not-found page are equally safe", async () => {
  await using site = await startFakeSite({ documents: [attacked] });
  expectInert(await openPage(site, "/"));
  const path = encodeURIComponent(attack.replaceAll("/", ""));
  const missing = await openPage(site, `/article/${path}`);
  expect(missing.status).toBe(404);
  expectInert(missing);
  expectInert(await openPage(site, `/search?q=${encodeURIComponent(attack)}`));
});

test("a backend's message on an error page is text", async () => {
  await using site = await startFakeSite({
    routes: { [calls.document]: json({ message: `<img src=x onerror=alert(1)>${attack}` }, { status: 403 }) },
  });
  const page = await openPage(site, "/article/first-words");
  expect(page.status).toBe(503);
  expectInert(page);
});

test("an unsafe image address is omitted", async () => {
  for (const featuredImage of [
    "javascript:alert(1)",
    "http://images.example/x.png",
    "data:text/html,x",
    "//evil.example/x.png",
  ]) {
    await using site = await startFakeSite({ documents: [aWireDocument({ featuredImage })] });
    expect((await openPage(site, "/article/first-words")).html).not.toContain(featuredImage);
  }
});
