import { expect, test } from "vitest";
import { ask } from "../../support/ask.ts";
import { eventually } from "../../support/eventually.ts";
import { startOwnSite } from "./own-site.ts";

function startWith(files: Readonly<Record<string, string>>) {
  return startOwnSite({ "site.yml": "name: Acme\nid: testsite\ndescription: All about Acme.\n", ...files });
}

test("a page is there with the next request after its file, changes with it, and goes with it", async () => {
  await using started = await startWith({});
  expect((await started.page("/team/jobs")).status).toBe(404);
  await started.content.write("pages/team/jobs.md", "---\ntitle: Jobs at $website\n---\n\nCome to **us**.\n");
  await eventually(
    () => started.page("/team/jobs"),
    ({ status }) => status === 200,
  );
  const { text } = await started.page("/team/jobs");
  expect(text).toContain("<h1>Jobs at Acme</h1>");
  expect(text).toContain("<p>Come to <strong>us</strong>.</p>");
  expect(text).toContain("<title>Jobs at Acme</title>");
  await started.content.write("pages/team/jobs.md", "# No jobs now\n");
  await eventually(
    () => started.page("/team/jobs"),
    (page) => page.text.includes("<h1>No jobs now</h1>"),
  );
  await started.content.remove("pages/team/jobs.md");
  await eventually(
    () => started.page("/team/jobs"),
    ({ status }) => status === 404,
  );
});

test("pages with marks and decomposed letters in their names are at their composed addresses", async () => {
  await using started = await startWith({
    "pages/हिन्दी.md": "# Hindi\n\n[U](über.md)\n",
    [`pages/${"über".normalize("NFD")}.md`]: "# U\n",
  });
  const { status, text } = await started.page(encodeURI("/हिन्दी"));
  expect(status).toBe(200);
  expect(text).toContain(`href="${encodeURI("/über")}"`);
  expect((await started.page(encodeURI("/über"))).status).toBe(200);
});

test("the capitals of an address do not count, as in the addresses of lists; the page has one canonical address", async () => {
  await using started = await startWith({ "pages/team/jobs.md": "# Jobs\n" });
  for (const [asked, own, heading] of [
    ["/ABOUT", "/about", "About Acme"],
    ["/Team/JOBS", "/team/jobs", "Jobs"],
  ] as const) {
    const { status, text } = await started.page(asked);
    expect({ asked, status }).toEqual({ asked, status: 200 });
    expect(text).toContain(`<h1>${heading}</h1>`);
    expect(text).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${own}/"`));
  }
});

test("a site that has no page about itself gets one that says what the site says of itself", async () => {
  await using started = await startWith({});
  const { status, text } = await started.page("/about");
  expect(status).toBe(200);
  expect(text).toContain("<h1>About Acme</h1>");
  expect(text).toContain("All about Acme.");
});

test("nothing that a page's text holds runs", async () => {
  await using started = await startWith({
    "pages/a.md": '# A\n\n<script>alert(1)</script>\n\n[x](javascript:alert(2)) <img src=x onerror="alert(3)">\n',
  });
  const { data } = await ask(started.site, '{ page(path: "/a") { content } }');
  expect(JSON.stringify(data)).not.toMatch(/script|alert|onerror/);
});

test("a site's own page takes the place of the contact page, with its form", async () => {
  await using started = await startWith({
    "pages/contact.md": "---\ntitle: Ask the team\nform: contact\n---\n\nWe answer in **German** too.\n",
  });
  const { status, text } = await started.page("/contact");
  expect(status).toBe(200);
  expect(text).toContain("<h1>Ask the team</h1>");
  expect(text).toContain("<strong>German</strong>");
  expect(text).toContain('name="message"');
  expect(text).not.toContain("<h1>Contact sales</h1>");
});
