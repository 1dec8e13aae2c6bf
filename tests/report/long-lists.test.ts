import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { fetchFindings } from "../../report/backend.ts";
import { readReportSettings } from "../../report/config.ts";
import { toPage } from "../../report/page.ts";
import { portOf } from "../support/listening.ts";

/** A backend whose list of articles never ends; it has no reports. */
async function startEndless() {
  const server = createServer(({ url = "" }, response) => {
    const isArticles = url.includes("/get-details-by-type/testsite/article?");
    const page = new URL(url, "http://localhost").searchParams.get("page");
    response.statusCode = isArticles ? 200 : 404;
    response.end(JSON.stringify({ doc: [{ slug: `a${page}` }], pagination: { hasNextPage: true } }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${portOf(server)}/api`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

test("of a list that does not end the report says that there is more than was read", async () => {
  await using backend = await startEndless();
  const settings = readReportSettings("report.html", { DOCS_API_URL: backend.url, SITE_ID: "testsite" });
  const findings = await fetchFindings(settings, 3);
  expect(findings.documents.map(({ slug }) => slug)).toEqual(["a1", "a2", "a3"]);
  const page = toPage({ settings, findings, health: [], nowMs: 0 });
  expect(page).toContain("The backend has more than was read of: documents of the type article.");
});

test("where everything was read the report says nothing of it", async () => {
  await using backend = await startEndless();
  const settings = readReportSettings("report.html", { DOCS_API_URL: backend.url, SITE_ID: "another" });
  const page = toPage({ settings, findings: await fetchFindings(settings), health: [], nowMs: 0 });
  expect(page).not.toContain("more than was read");
});
