import type { IncomingMessage, RequestListener } from "node:http";
import { neverSearch } from "./answers/answer.ts";
import { createAnswerStore } from "./answers/answer-store.ts";
import { createAnswers } from "./answers/answers.ts";
import { createFinder } from "./answers/find-match.ts";
import { createListener } from "./answers/listener.ts";
import type { ListenerParts, Outcome } from "./answers/listener.ts";
import { createWriter } from "./answers/write-answer.ts";
import type { Routes } from "./routes.ts";
import type { GatewayOptions } from "./options.ts";
import { loggedUrl } from "./log.ts";
import type { Log } from "./log.ts";
import type { Parts } from "./parts.ts";
import { createAdmit } from "./server/limits/admission.ts";
import { createApp } from "./server/app.ts";
import { createAddressOf } from "./server/client-address.ts";
import { createCrossOrigin, isForeign } from "./server/cross-origin.ts";
import { attribute, failRequest } from "./server/faults.ts";
import { createHostCheck, createNameCheck } from "./server/hosts.ts";
import { createMisdirectedLog } from "./server/misdirected.ts";
import { createRateLimits } from "./server/limits/rate-limits.ts";
import { createBodyReader } from "./server/read-body.ts";
import type { OperationsParts } from "./server/handlers/operations.ts";
import { createRefusals } from "./server/refusals.ts";
import { bearsSecret } from "../addresses/requests/operators.ts";
import { securityHeaders } from "./server/security-headers.ts";
import { createMaySearch } from "./server/visitor.ts";
import { createDocsApiOf, createForwardedCookies } from "./server/visitor-backend.ts";

/** Memory for 404 answers, in addition to the main store. */
const missingBytes = 4 * 1024 * 1024;

/** Responses slower than this are always logged. */
const slowMs = 1_000;

/** The gateway's request listeners, over one store of answers. */
export interface Front {
  readonly listener: RequestListener;
  /** For requests that no visitor has sent: the same answers, but neither counted nor logged, and from no allowance. They never search. */
  readonly warmUpListener: RequestListener;
}

/** Builds the request listeners: the answer store in front of the Express app. */
export function createFront(
  { config, log }: GatewayOptions,
  parts: Parts,
  routes: Routes,
  readiness: OperationsParts["readiness"],
): Front {
  const limits = config.limits;
  const store = createAnswerStore({ totalBytes: limits.LIMIT_ANSWERS_BYTES, entryBytes: limits.LIMIT_ANSWER_BYTES });
  const missing = createAnswerStore({ totalBytes: missingBytes, entryBytes: limits.LIMIT_ANSWER_BYTES });
  const { metrics } = parts;
  metrics.watchStores([store, missing]);
  const now = Date.now;
  const report = (bug: unknown): void => log.error({ err: bug }, "an answer could not be built");
  const visitors = {
    addressOf: createAddressOf(config.trustedProxies),
    rateLimits: createRateLimits(limits, parts.shared?.counters ?? null),
  };
  const admit = createAdmit(visitors);
  const maySearch = createMaySearch(visitors);
  const cookiesOf = createForwardedCookies(config.forwardCookies);
  const { crossOrigin, refuse, ...gate } = createGate({ config, log }, parts.siteFiles.site().url);
  const app = createApp({
    ...routes,
    ...visitors,
    admit,
    maySearch,
    crossOrigin,
    isForeign: gate.isForeign,
    docsApiOf: createDocsApiOf(parts.docsApi, cookiesOf),
    openMedium: parts.siteFiles.openMedium,
    operations: { readiness, metrics, purge: parts.purge, secret: config.purgeSecret },
    log,
  });
  const shared: Omit<ListenerParts, keyof Accounts> = {
    answers: createAnswers({ store, missing, epoch: parts.epoch.current, now, report }),
    write: createWriter({
      store: { grown: (key, entry) => [store, missing].forEach((room) => room.grown(key, entry)) },
      baseHeaders: securityHeaders,
      now,
      report,
    }),
    // Pages stay closed to other origins: programs get the same content as data.
    find: createFinder(
      routes.shared.routes.map((route) => (route.name === "page" ? route : crossOrigin.open(route))),
      parts.siteFiles.site,
    ),
    nameOrigin: crossOrigin.name,
    refuse,
    isPrivate: (request) => cookiesOf(request) !== null,
    readBody: createBodyReader(limits.LIMIT_REQUEST_BODY_BYTES, crossOrigin.headersFor),
    attribute,
    otherwise: app,
    report,
    fail: failRequest,
  };
  return {
    listener: createListener({ ...shared, admit, maySearch, observe: createObserver(parts, log) }),
    warmUpListener: createListener({ ...shared, ...noAccounts }),
  };
}

/** What is kept of visitors' requests: counts, log lines, allowances. */
type Accounts = Pick<ListenerParts, "admit" | "maySearch" | "observe">;

const noAccounts: Accounts = {
  admit: () => Promise.resolve(null),
  maySearch: neverSearch,
  observe: () => undefined,
};

function createObserver({ metrics, missingPaths }: Parts, log: Log): ListenerParts["observe"] {
  return (outcome, request, { requestId }) => {
    metrics.count(outcome);
    if (outcome.status === 404 && outcome.route === "page") missingPaths.count(request.url ?? "");
    if (isNotable(outcome))
      logOutcome(log, outcome, { requestId, method: request.method ?? "", url: request.url ?? "" });
  };
}

/** The host and origin checks that run before every route. */
function createGate({ config, log }: Pick<GatewayOptions, "config" | "log">, siteUrl: string) {
  const siteHost = new URL(siteUrl).host;
  const isNamed = createNameCheck(siteUrl, config.allowedHosts);
  const foreign = ({ headers }: Pick<IncomingMessage, "headers">): boolean => isForeign(headers, isNamed);
  const crossOrigin = createCrossOrigin(config.corsOrigins);
  const refuse = createRefusals({
    urlBytesMax: config.limits.LIMIT_REQUEST_URL_BYTES,
    isOwnHost: createHostCheck(isNamed),
    isForeign: foreign,
    siteHost,
    crossOrigin,
    isOperator: ({ headers }) => bearsSecret(headers, config.purgeSecret),
    onMisdirected: createMisdirectedLog(log, [siteHost, ...config.allowedHosts]),
  });
  return { crossOrigin, refuse, isForeign: foreign };
}

/** Answers from memory are only counted: an outage must not fill the log. */
function isNotable({ source, durationMs }: Outcome): boolean {
  return source === "miss" || source === "error" || durationMs > slowMs;
}

function logOutcome(
  log: Log,
  { route, source, status, durationMs }: Outcome,
  { requestId, method, url }: { readonly requestId: string; readonly method: string; readonly url: string },
): void {
  log[status >= 500 ? "warn" : "info"](
    { requestId, method, url: loggedUrl(url), route, source, status, durationMs: Math.round(durationMs) },
    "answered",
  );
}
