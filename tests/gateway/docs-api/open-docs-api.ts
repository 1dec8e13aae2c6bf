import { createDocsApi } from "../../../gateway/docs-api/docs-api.ts";
import type { DocsApi, DocsApiOptions } from "../../../gateway/docs-api/docs-api.ts";
import { DocsApiError } from "../../../gateway/docs-api/docs-api-error.ts";
import { defaultDocsApiLimits } from "../../../gateway/docs-api/limits.ts";
import { json } from "../../support/fakes/fake-backend-answers.ts";
import type { FakeAnswer } from "../../support/fakes/fake-answer.ts";
import type { FakeBackend } from "../../support/fakes/fake-backend.ts";

/** A docs API on a fake backend, with a clock that moves only by `forward`. */
export interface OpenDocsApi extends AsyncDisposable {
  readonly api: DocsApi;
  readonly forward: (seconds: number) => void;
  readonly warnings: { readonly fields: Readonly<Record<string, unknown>>; readonly message: string }[];
}

/** Deadlines that a busy machine keeps too, for tests that are not about them. */
export const patientLimits = {
  ...defaultDocsApiLimits,
  connectMs: 60_000,
  totalMs: 60_000,
  sitemapTotalMs: 60_000,
  mediaHeadersMs: 60_000,
  retryPauseMinMs: 5,
  retryPauseMaxMs: 10,
};

/** Short deadlines, for tests of calls that run out of time. A connection that a busy machine makes late is still no refused one. */
export const quickLimits = { ...patientLimits, totalMs: 400, sitemapTotalMs: 800 };

/** Creates a docs API on a fake backend. */
export function openDocsApi(backend: FakeBackend, options: Partial<DocsApiOptions> = {}): OpenDocsApi {
  let time = Date.parse("2026-01-01T00:00:00Z");
  const warnings: OpenDocsApi["warnings"] = [];
  const api = createDocsApi({
    apiUrl: () => backend.apiUrl,
    contentUrl: () => backend.url,
    siteId: "domainlens",
    freshSeconds: 60,
    staleSeconds: 86_400,
    limits: patientLimits,
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
}

/** The minimum a document needs. */
export function aDocument(fields: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return {
    _id: "1",
    slug: "what-is-rdap",
    subject: "What is RDAP?",
    ...fields,
  };
}

/** The backend's answer with one document of this subject. */
export function answerTitled(subject: string): FakeAnswer {
  return json({ doc: [aDocument({ subject })] });
}

/** The DocsApiError with which a call fails; throws for any other outcome. */
export async function errorOf(call: Promise<unknown>): Promise<DocsApiError> {
  const end = await call.then(
    (value) => new Error(`expected a DocsApiError, got ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  if (end instanceof DocsApiError) return end;
  throw end;
}
