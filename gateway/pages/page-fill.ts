import type { render, RenderedPage, RoutedRequest, routeOf, stateOf } from "../../client/entry.server.tsx";
import { movedAnswer, retryAfterSeconds } from "../answers/answer.ts";
import type { Answer, MaySearch } from "../answers/answer.ts";
import type { FillPage } from "../answers/fill-page.ts";
import { areRefusals } from "../graphql/execute.ts";
import type { OpenReading, SharedExecution } from "../graphql/execute.ts";
import { composeHtml } from "./html.ts";
import type { PageAdditions } from "./page-additions.ts";
import type { PageTheme } from "./page-theme.ts";
import type { PageWords } from "./page-words.ts";
import type { ShellOf } from "./shells.ts";
import { hashOfState, pageStateKey, stateAnswer, toStateJson } from "./state/state.ts";

/** Renders pages: the client's server bundle, and the shells of its pages. */
export interface PageRenderer {
  readonly render: typeof render;
  readonly stateOf: typeof stateOf;
  readonly routeOf: typeof routeOf;
  readonly shellOf: ShellOf;
}

/** What fills of pages are built with. */
export interface PageFillParts {
  /** The renderer may change in development. */
  readonly renderer: () => Promise<PageRenderer>;
  readonly openExecution: OpenReading;
  readonly theme: () => PageTheme;
  readonly words: () => PageWords;
  readonly additions: () => PageAdditions;
  /** Whether the data of complete pages is served at addresses of its own (`page-state-route.ts`), and not within them. */
  readonly keepsStateApart: boolean;
  /** Where a path that leads nowhere has moved to; null if that is not known, or not within the time of the page's other calls. */
  readonly findMoved: (path: string, freshness: SharedExecution["freshness"]) => Promise<string | null>;
}

const statusOf = { found: 200, partial: 200, missing: 404, failed: 503 } as const;

/** What the addresses of pages are made of. The same object while it does not change. */
export type SiteAddresses = Parameters<typeof routeOf>[0];

/** Builds a page whose route is already known. */
export type FillRouted = (routed: RoutedRequest, maySearch?: MaySearch) => Promise<Answer>;

/** Builds the fill of a page by its address, from the fill of a routed page. */
export function createPageFill(
  renderer: PageFillParts["renderer"],
  fillRouted: FillRouted,
  addresses: () => SiteAddresses,
): FillPage {
  return async (pathname, search, maySearch) => {
    const { routeOf } = await renderer();
    return fillRouted(routeOf(addresses(), pathname, search), maySearch);
  };
}

/** Builds the fill of a page whose route is already known. */
export function createRoutedFill({
  renderer,
  openExecution,
  theme,
  words,
  additions,
  keepsStateApart,
  findMoved,
}: PageFillParts): FillRouted {
  return async (routed, maySearch) => {
    const { render, shellOf } = await renderer();
    const { execute, freshness, isWithoutSearch } = openExecution(maySearch);
    const failures = countFailures(execute);
    const shown = theme();
    const spoken = words();
    const page = await render(routed, failures.execute, shown.look, spoken.speech);
    if (page.kind === "moved") return movedAnswer(page.to);
    const find = (path: string): Promise<string | null> => findMoved(path, freshness);
    const to = page.kind === "missing" ? await findMovedOrFile(routed.address.split("?", 1)[0] ?? "", find) : null;
    if (to !== null) return movedAnswer(to);
    const shell = shellOf(page.file, page.html);
    const kind = page.kind === "found" && failures.count() > 0 ? "partial" : page.kind;
    const json = toStateJson(page.state);
    const lifetime = lifetimeOf(kind, freshness);
    const canBeAskedFor = lifetime.usableUntil > 0 && !isWithoutSearch() && !routed.address.includes("?");
    const state = keepsStateApart && canBeAskedFor ? { hash: hashOfState(json) } : { inPage: json };
    const isPassing = kind === "partial" && (page.isFirstPage || failures.count() > 0);
    const isComplete = isPassing && failures.areRefusals() && !freshness.isStale() && !isWithoutSearch();
    const { html, policy } = composeHtml(page, state, shell, { theme: shown, words: spoken, additions: additions() });
    return {
      status: statusOf[kind],
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": policy,
        ...(kind === "found" ? {} : { "cache-control": "no-store" }),
        ...(kind === "failed" ? { "retry-after": retryAfterSeconds } : {}),
      },
      body: Buffer.from(html),
      ...lifetime,
      ...(isComplete ? { isComplete } : {}),
      ...(isWithoutSearch() ? { isWithoutSearch: true } : {}),
      ...("hash" in state
        ? { companion: { key: pageStateKey(routed.address, state.hash), answer: stateAnswer(json, lifetime) } }
        : {}),
    };
  };
}

/** An old address, or the one of its file: `/old/page.md` is where `/old/page` is, with the same ending. */
async function findMovedOrFile(path: string, find: (path: string) => Promise<string | null>): Promise<string | null> {
  const moved = await find(path);
  const [, bare, ending] = /^(.+)(\.(?:md|json))$/.exec(path) ?? [];
  if (moved !== null || bare === undefined || ending === undefined) return moved;
  const to = await find(bare);
  return to === null || !to.startsWith("/") || /[#?]/.test(to) ? null : to + ending;
}

/** Counts the errors of all operations, nested ones included: a page with any is incomplete, however it renders them. */
export function countFailures(execute: SharedExecution["execute"]) {
  let count = 0;
  let areAllRefusals = true;
  return {
    count: () => count,
    areRefusals: () => areAllRefusals,
    execute: async (...operation: Parameters<SharedExecution["execute"]>) => {
      const result = await execute(...operation);
      count += result.errors.length;
      areAllRefusals &&= areRefusals(result.errors);
      return result;
    },
  };
}

/** Only complete pages may be stored: what is missing or failed now may be available in a moment. */
function lifetimeOf(
  kind: RenderedPage["kind"],
  freshness: { readonly freshUntil: () => number; readonly usableUntil: () => number },
): Pick<Answer, "freshUntil" | "usableUntil"> {
  return kind === "found"
    ? { freshUntil: freshness.freshUntil(), usableUntil: freshness.usableUntil() }
    : { freshUntil: 0, usableUntil: 0 };
}
