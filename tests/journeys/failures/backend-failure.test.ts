import type { Page } from "playwright-core";
import { expect } from "vitest";
import { eventually } from "../../support/eventually.ts";
import { hydrated, prepareJourneys } from "../../support/browser/journey.ts";
import { startSite } from "../../support/site.ts";
import type { TestSite } from "../../support/site.ts";

// Nothing is cached, so that earlier documents need the backend again.
let own: TestSite;
const journey = prepareJourneys(
  async () =>
    (own = await startSite({
      CACHE_FRESH_SECONDS: "0",
      CACHE_STALE_SECONDS: "0",
      LIMIT_UPSTREAM_TOTAL_MS: "3000",
    })),
);

function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}

const article = { path: "/article/what-the-udrp-decides", title: "What the UDRP decides, and what it does not" };

/** Stops the backend's process, which then accepts requests without answering. Returns the function that resumes it. */
function holdBackend({ gateway }: TestSite): () => void {
  const pid = gateway.backendPid();
  if (pid === null) throw new Error("The embedded backend is not running.");
  process.kill(pid, "SIGSTOP");
  return () => process.kill(pid, "SIGCONT");
}

function failed(page: Page) {
  return page.getByRole("alert").getByText("Error fetching article.");
}

/** Presses Retry until the document is there, because a busy machine may again take longer than the limit. Returns how often it was pressed. */
async function retryUntilRead(page: Page): Promise<number> {
  let presses = 0;
  const headingNow = async (): Promise<string> => {
    if (await failed(page).isVisible()) {
      await page.getByRole("button", { name: "Retry" }).click();
      presses += 1;
    }
    return heading(page).innerText();
  };
  await expect.poll(headingNow).toBe(article.title);
  return presses;
}

journey(
  "a document that cannot be fetched shows an error, and Retry fetches it once the backend is back",
  async ({ page, open, operations, loads }) => {
    const search = "/search?q=udrp";
    await eventually(
      async () => (await fetch(`${own.url}${search}`)).status,
      (status) => status === 200,
    );
    await open(search);
    const goOn = holdBackend(own);
    try {
      await page.getByRole("main").getByRole("link", { name: article.title }).first().click();
      await failed(page).waitFor();
      const answered = page.waitForResponse(/operationName=DocumentPage/);
      await page.getByRole("button", { name: "Retry" }).click();
      await answered;
      expect(operations().filter((name) => name === "DocumentPage")).toHaveLength(2);
      await failed(page).waitFor();
    } finally {
      goOn();
    }
    expect(await retryUntilRead(page)).toBeGreaterThan(0);
    expect(new URL(page.url()).pathname).toBe(article.path);
    expect(loads()).toBe(1);
  },
);

journey(
  "a document that failed at first is 503, hydrated as it is, and readable after Retry",
  async ({ page, operations, expectComplaint }) => {
    expectComplaint(/^answer 503: /);
    expectComplaint(/^console error: Failed to load resource: the server responded with a status of 503/);
    const goOn = holdBackend(own);
    const response = await page.goto(article.path).finally(goOn);
    expect(response?.status()).toBe(503);
    expect(response?.headers()["retry-after"]).toBeDefined();
    await failed(page).waitFor();
    await hydrated(page);
    expect(operations()).toEqual([]);
    const presses = await retryUntilRead(page);
    expect(presses).toBeGreaterThan(0);
    expect(operations()).toEqual(Array.from({ length: presses }, () => "DocumentPage"));
  },
);
