import type { Page, Request } from "playwright-core";

/** What went out of a page, and what the browser had to complain of. */
export interface PageWatch {
  /** Every request so far, by path and query. */
  readonly requests: () => readonly string[];
  /** The names of the GraphQL operations sent so far. */
  readonly operations: () => readonly string[];
  /** How often a whole document was loaded so far. */
  readonly loads: () => number;
  /** Takes what matches out of the complaints; that nothing matched is then a complaint itself. */
  readonly expectComplaint: (pattern: RegExp) => void;
  /** Says that this is no fault, whether it comes or not. */
  readonly ignoreComplaint: (pattern: RegExp) => void;
  /** Everything complained of that was not expected. */
  readonly findComplaints: () => Promise<readonly string[]>;
}

/**
 * Watches a page from its first request on: errors and warnings in the console, uncaught errors (a failed hydration is one),
 * failed requests and answers, violations of the Content-Security-Policy and of Trusted Types, requests to other origins.
 */
export const watchPage = async (page: Page, siteUrl: string): Promise<PageWatch> => {
  const requests: Request[] = [];
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  // Where a journey has no service worker, the test's own browser says so.
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
      await page.evaluate(() => undefined); // what the browser has said before this is here when it answers
      return [
        ...complaints.filter((complaint) => ![...expected, ...ignored].some((pattern) => pattern.test(complaint))),
        ...expected
          .filter((pattern) => !complaints.some((complaint) => pattern.test(complaint)))
          .map((pattern) => `expected, but not complained of: ${pattern.source}`),
      ];
    },
  };
};

const isOwn = (url: string, siteUrl: string): boolean =>
  url.startsWith(`${siteUrl}/`) || /^(data|blob|about):/.test(url);

/** Requests under way when the visitor leaves a page are given up: no fault. */
const wasLeftBehind = (request: Request): boolean => request.failure()?.errorText === "net::ERR_ABORTED";

const operationOf = (request: Request): string | null => {
  const url = new URL(request.url());
  // By HEAD a page asks whether its copy is still an old one: not for data.
  if (url.pathname !== "/graphql" || request.method() === "HEAD") return null;
  const body: unknown = request.postDataJSON();
  const sent = typeof body === "object" && body !== null && "operationName" in body ? String(body.operationName) : null;
  return url.searchParams.get("operationName") ?? sent ?? "a GraphQL request without a name";
};

const reportViolations = async (page: Page, report: (violation: string) => void): Promise<void> => {
  await page.exposeBinding("reportViolation", (_source, violation: unknown) =>
    report(`violation: ${String(violation)}`),
  );
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      const report: unknown = Reflect.get(globalThis, "reportViolation");
      if (typeof report === "function") report(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
};
