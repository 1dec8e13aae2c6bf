import { createDocsApi } from "../../../gateway/docs-api/docs-api.ts";
import type { DocsApi, DocsApiOptions } from "../../../gateway/docs-api/docs-api.ts";
import { DocsApiError } from "../../../gateway/docs-api/docs-api-error.ts";
import { defaultDocsApiLimits } from "../../../gateway/docs-api/limits.ts";
import type { FakeBackend } from "../../support/fake-backend.ts";

/** A docs API on a fake backend, with a clock that stands still until it is told to go on. */
export interface OpenDocsApi extends AsyncDisposable {
  readonly api: DocsApi;
  readonly forward: (seconds: number) => void;
  readonly warnings: { readonly fields: Readonly<Record<string, unknown>>; readonly message: string }[];
}

/** Deadlines are shorter than a gateway's, so that tests of slow backends are quick. */
export const quickLimits = {
  ...defaultDocsApiLimits,
  totalMs: 400,
  sitemapTotalMs: 800,
  retryPauseMinMs: 5,
  retryPauseMaxMs: 10,
};

/** Builds a docs API on a fake backend. */
export const openDocsApi = (backend: FakeBackend, options: Partial<DocsApiOptions> = {}): OpenDocsApi => {
  let time = Date.parse("2026-01-01T00:00:00Z");
  const warnings: OpenDocsApi["warnings"] = [];
  const api = createDocsApi({
    apiUrl: () => backend.apiUrl,
    contentUrl: () => backend.url,
    siteId: "domainlens",
    freshSeconds: 60,
    staleSeconds: 86_400,
    limits: quickLimits,
    now: () => time,
    log: { warn: (fields, message) => warnings.push({ fields, message }) },
    ...options,
  });
  return {
    api,
    warnings,
    forward: (seconds) => {
      time += seconds * 1000;
    },
    [Symbol.asyncDispose]: () => api.stop(),
  };
};

/** The least that makes a document. */
export const aDocument = (fields: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> => ({
  _id: "1",
  slug: "what-is-rdap",
  subject: "What is RDAP?",
  ...fields,
});

/** The error that a call ends with; any other end fails the test. */
export const errorOf = async (call: Promise<unknown>): Promise<DocsApiError> => {
  const end = await call.then(
    (value) => new Error(`expected a DocsApiError, got ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  if (end instanceof DocsApiError) return end;
  throw end;
};
