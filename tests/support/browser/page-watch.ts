import type { Page, Request } from "playwright-core";

/** The requests of a page, and the browser's complaints. */
export interface PageWatch {
  /** All requests so far, by path and query. */
  readonly requests: () => readonly string[];
  /** The names of the GraphQL operations sent so far, without those that an idle page sent ahead. */
  readonly operations: () => readonly string[];
  /** How many full page loads there were so far. */
  readonly loads: () => number;
  /** Removes matching complaints; that nothing matches is then itself a complaint. */
  readonly expectComplaint: (pattern: RegExp) => void;
  /** Ignores matching complaints, whether they come or not. */
  readonly ignoreComplaint: (pattern: RegExp) => void;
  /** All unexpected complaints, and all expected ones that did not come. */
  readonly findComplaints: () => Promise<readonly string[]>;
}

/**
 * Watches a page from its first request on: console errors and warnings, uncaught errors (including failed hydration), failed requests and answers,
 * violations of the Content-Security-Policy and of Trusted Types, requests to other origins.
 */
export async function watchPage(page: Page, siteUrl: string): Promise<PageWatch> {
  const requests: Request[] = [];
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  // Playwright logs this when a context blocks service workers.
  const ignored: RegExp[] = [/Service Worker registration blocked by Playwright/];

  page.on("request", (request) => {
    requests.push(request);
    if (!isOwn(request.url(), siteUrl)) complaints.push(`request to another origin: ${request.url()}`);
  });
  page.on("requestfailed", (request) => {
    if (!wasLeftBehind(request))
      complaints.push(`failed request: ${request.url()} ${request.failure()?.errorText ?? ""}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`answer ${response.status()}: ${response.url()}`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught error: ${error.message}`));
  page.on("console", (message) => {
    if (["error", "warning", "assert"].includes(message.type()))
      complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("crash", () => complaints.push("the page crashed"));
  await reportViolations(page, (violation) => complaints.push(violation));

  return {
    requests: () => requests.map((request) => request.url().replace(siteUrl, "")),
    operations: () => requests.map(operationOf).filter((name) => name !== null),
    loads: () => requests.filter((request) => request.isNavigationRequest()).length,
    expectComplaint: (pattern) => void expected.push(pattern),
    ignoreComplaint: (pattern) => void ignored.push(pattern),
    findComplaints: async () => {
      await flushConsole(page);
      return [
        ...complaints.filter((complaint) => ![...expected, ...ignored].some((pattern) => pattern.test(complaint))),
        ...expected
          .filter((pattern) => !complaints.some((complaint) => pattern.test(complaint)))
          .map((pattern) => `expected, but not complained of: ${pattern.source}`),
      ];
    },
  };
}

/** Waits until earlier messages of the console have arrived. A page in development may be reloaded by Vite at that moment: it is asked again. */
async function flushConsole(page: Page): Promise<void> {
  const answer = () => page.evaluate(() => undefined);
  await answer().catch((error: unknown) => {
    if (!String(error).includes("Execution context was destroyed")) throw error;
    return answer();
  });
}

function isOwn(url: string, siteUrl: string): boolean {
  return url.startsWith(`${siteUrl}/`) || /^(data|blob|about):/.test(url);
}

/** Requests aborted by leaving the page are not errors. */
function wasLeftBehind(request: Request): boolean {
  return request.failure()?.errorText === "net::ERR_ABORTED";
}

function operationOf(request: Request): string | null {
  const url = new URL(request.url());
  // A page sends HEAD only to check whether its copy is stale, not for data.
  if (url.pathname !== "/graphql" || request.method() === "HEAD" || isAhead(request)) return null;
  const body: unknown = request.postDataJSON();
  const sent = typeof body === "object" && body !== null && "operationName" in body ? String(body.operationName) : null;
  return url.searchParams.get("operationName") ?? sent ?? "a GraphQL request without a name";
}

/** Sent for a link in view that nobody may follow (client/data/answers-ahead.ts). */
function isAhead(request: Request): boolean {
  return request.headers()["purpose"] === "prefetch";
}

async function reportViolations(page: Page, report: (violation: string) => void): Promise<void> {
  await page.exposeBinding("reportViolation", (_source, violation: unknown) =>
    report(`violation: ${String(violation)}`),
  );
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      const report: unknown = Reflect.get(globalThis, "reportViolation");
      if (typeof report === "function") report(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
}
