import type { render, RenderedPage, RoutedRequest, routeOf } from "../../client/entry.server.tsx";
import type { Answer, MaySearch } from "../answers/answer.ts";
import type { FillPage } from "../answers/fill-page.ts";
import type { OpenReading, SharedExecution } from "../graphql/execute.ts";
import { composeHtml } from "./html.ts";
import type { ShellOf } from "./shells.ts";

/** What renders pages: the client's server bundle, and the shells of its routes. */
export interface PageRenderer {
  readonly render: typeof render;
  readonly routeOf: typeof routeOf;
  readonly shellOf: ShellOf;
}

export interface PageFillParts {
  /** The renderer may change while developing. */
  readonly renderer: () => Promise<PageRenderer>;
  readonly openExecution: OpenReading;
}

const retryAfterSeconds = 10;

const statusOf = { found: 200, partial: 200, missing: 404, failed: 503 } as const;

/** Makes a page whose route is found already. */
export type FillRouted = (routed: RoutedRequest, maySearch?: MaySearch) => Promise<Answer>;

/** Builds what makes the page of an address, by what makes it once its route is found. */
export const createPageFill =
  (renderer: PageFillParts["renderer"], fillRouted: FillRouted): FillPage =>
  async (pathname, search, maySearch) => {
    const { routeOf } = await renderer();
    return fillRouted(routeOf(pathname, search), maySearch);
  };

/** Builds what makes a page whose route is found already. */
export const createRoutedFill =
  ({ renderer, openExecution }: PageFillParts): FillRouted =>
  async (routed, maySearch) => {
    const { render, shellOf } = await renderer();
    const { execute, freshness, isWithoutSearch } = openExecution(maySearch);
    const failures = countFailures(execute);
    const page = await render(routed, failures.execute);
    if (page.kind === "moved") return moved(page.to);
    const { html, policy } = composeHtml(page, shellOf(page.file));
    const kind = page.kind === "found" && failures.count() > 0 ? "partial" : page.kind;
    return {
      status: statusOf[kind],
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": policy,
        ...(kind === "found" ? {} : { "cache-control": "no-store" }),
        ...(kind === "failed" ? { "retry-after": String(retryAfterSeconds) } : {}),
      },
      body: Buffer.from(html),
      ...lifetimeOf(kind, freshness),
      ...(isWithoutSearch() ? { isWithoutSearch: true } : {}),
    };
  };

/** Whatever a page makes of a part that failed, deep inside its data too: the page is not whole. */
const countFailures = (execute: SharedExecution["execute"]) => {
  let count = 0;
  return {
    count: () => count,
    execute: async (...operation: Parameters<SharedExecution["execute"]>) => {
      const result = await execute(...operation);
      count += result.errors.length;
      return result;
    },
  };
};

/** A document has another address. The address comes from data alone, never from the request. */
const moved = (to: string): Answer => ({
  status: 301,
  headers: { location: to, "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=60" },
  body: Buffer.from(`This page is at ${to}\n`),
  freshUntil: 0,
  usableUntil: 0,
});

/** Only whole pages may be kept: what is missing or failed now may be there in a moment. */
const lifetimeOf = (
  kind: RenderedPage["kind"],
  freshness: { readonly freshUntil: () => number; readonly usableUntil: () => number },
): Pick<Answer, "freshUntil" | "usableUntil"> =>
  kind === "found"
    ? { freshUntil: freshness.freshUntil(), usableUntil: freshness.usableUntil() }
    : { freshUntil: 0, usableUntil: 0 };
