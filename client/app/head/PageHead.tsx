import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useDataLayer } from "../../data/DataLayerProvider.tsx";
import { factsOf } from "../../data/page.ts";
import type { PageFacts, PageModule, PageOutcome, PageRequest } from "../../data/page.ts";
import type { DataLayer } from "../../data/apollo-client.ts";
import { SiteChromeDocument } from "../layouts/SiteChrome.generated.ts";
import type { SiteForMetadata } from "./metadata.ts";
import { createHeadWriter } from "./write-head.ts";
import { isRefused, knownAddresses, queriesOf, readerOf, watchQuery } from "../page-queries.ts";
import { toRoutedRequest } from "../page-request.ts";
import { isPagePath } from "../navigation/page-link.ts";
import type { Pages } from "../pages.ts";
import { loadWhole } from "../whole-load.ts";

const writeHead = createHeadWriter(() => import("./show-head.ts"));

/**
 * Keeps the document head in sync with the page shown; until its data arrives, the title comes from the path. The first page
 * gets its head from the server.
 */
export function PageHead({ pages }: { readonly pages: Pages }) {
  const { pathname, search } = useLocation();
  const dataLayer = useDataLayer();
  const navigate = useNavigate();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const show = (request: PageRequest, facts: PageFacts, site: SiteForMetadata): void => {
      const before = shown.current;
      shown.current = JSON.stringify([pathname, search, facts, site]);
      if (before !== null && before !== shown.current) writeHead(request, facts, site);
    };
    // The server has already checked redirects for the first page.
    const move = (to: string): void =>
      isPagePath(new URL(to, location.href).pathname) ? void navigate(to, { replace: true }) : location.replace(to);
    const leave = shown.current === null ? null : { move, loadWhole };
    const stop = describeWhenAnswered(dataLayer, pages, { pathname, search }, { show, leave });
    return () => {
      // Left before it was described: the head is still that of the server, and the next page's is another.
      shown.current ??= "";
      stop();
    };
  }, [dataLayer, pages, pathname, search, navigate]);
  return null;
}

/** Head of a page that is still loading: the title comes from its path, not from the previous page. */
const unknownFacts: PageFacts = { title: null, description: null };

/** Where the page of the present address is, if not here; null if it is nowhere. */
function findPlace(dataLayer: DataLayer): Promise<string | null> {
  return import("../moved.ts").then((moved) => moved.findPlace(dataLayer, location)).catch(() => null);
}

interface HeadCallbacks {
  readonly show: (request: PageRequest, facts: PageFacts, site: SiteForMetadata) => void;
  /** What is done where this is not the place of the page, or not the client for it. Null: the server has looked. */
  readonly leave: {
    /** Called with the address where the page is. */
    readonly move: (to: string) => void;
    readonly loadWhole: () => void;
  } | null;
}

/** Longer than a frame of most screens takes. */
const frameMs = 20;

/** Describes the page at an address whenever its data changes. Returns a function that stops it. */
function describeWhenAnswered(
  dataLayer: DataLayer,
  pages: Pages,
  { pathname, search }: Pick<Location, "pathname" | "search">,
  { show, leave }: HeadCallbacks,
): () => void {
  let stop: () => void = () => undefined;
  let left = false;
  let isDescribed = false;
  let isSought = false;
  const begin = async (): Promise<void> => {
    const { route, request } = toRoutedRequest(knownAddresses(dataLayer), pathname, search);
    const page = await pages.load(route).catch(() => null);
    if (!page || left) return; // without its code the page cannot be described
    const queries = queriesOf(page, request);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const describe = (): void => {
      timer = undefined;
      // Not once it was there: what is typed on it would be lost.
      if (leave && !isDescribed && queries.some((query) => isRefused(dataLayer, query))) {
        stop();
        return leave.loadWhole();
      }
      const site = readerOf(dataLayer)(SiteChromeDocument, {}).data?.site;
      if (!site) return;
      const outcome = describeAnswered(dataLayer, page, request);
      if (outcome === null) return show(request, unknownFacts, site);
      isDescribed ||= outcome.kind === "found" || outcome.kind === "partial";
      // Once: where this fails, that is a failure like any other, and the page would be described again.
      if (outcome.kind === "missing" && leave && !isSought) {
        isSought = true;
        void findPlace(dataLayer).then(goTo);
      }
      if (outcome.kind !== "moved") show(request, factsOf(outcome), site);
    };
    // One update for all results that arrive together, after the frame that shows them.
    const describeSoon = (): void => {
      timer ??= setTimeout(describe, frameMs);
    };
    const stops = [
      ...queries.map((query) => watchQuery(dataLayer, query, describeSoon)),
      dataLayer.failures.watch(describeSoon),
    ];
    stop = () => {
      clearTimeout(timer);
      stops.forEach((unwatch) => unwatch());
    };
    describeSoon();
  };
  const goTo = (place: string | null): void => {
    if (place === null || left) return;
    stop();
    leave?.move(place);
    // The same address, which has another page now.
    if (new URL(place, location.href).pathname === pathname) void begin();
  };
  void begin();
  return () => {
    left = true;
    stop();
  };
}

/** Null while something that the description needs is still to come. */
function describeAnswered(dataLayer: DataLayer, page: PageModule, request: PageRequest): PageOutcome | null {
  const read = readerOf(dataLayer);
  let waits = false;
  const outcome = page.describe(request, (document, variables) => {
    const answer = read(document, variables);
    waits ||= answer.data === null && answer.failed.length === 0;
    return answer;
  });
  return waits ? null : outcome;
}
