import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createAhead } from "./app/navigation/ahead.ts";
import { App } from "./app/App.tsx";
import { ApplicationRouter } from "./app/ApplicationRouter.tsx";
import { addressesQuery, areAnswered, knownAddresses, queriesOf, readAhead } from "./app/page-queries.ts";
import { expectStale } from "./app/stale-page.ts";
import { toRoutedRequest } from "./app/page-request.ts";
import { createPages } from "./app/pages.ts";
import { prefetchOnInterest } from "./app/navigation/prefetch.ts";
import type { RouteOf } from "./app/route-of.ts";
import type { PageState } from "./app/page-state.ts";
import { onShownPage } from "./app/shown-page.ts";
import { loadWhole } from "./app/whole-load.ts";
import { createDataLayer } from "./data/apollo-client.ts";
import type { DataLayer } from "./data/apollo-client.ts";
import { DataLayerProvider } from "./data/DataLayerProvider.tsx";
import { createGatewayLink } from "./data/gateway-link.ts";
import type { AnswersAhead } from "./data/gateway-link.ts";
import type { PageQuery } from "./data/page.ts";
import { possibleTypes } from "./generated/possible-types.ts";
import type { HandOver, LoadedState, RunningApplication } from "./kernel/hand-over.ts";
import "./styles/global.css";

/** Hydrates the server-rendered page. The kernel calls it when the application is about to be needed, and stops in `takeOver`. */
export async function hydrate(takeOver: () => HandOver, { json, isOfPage }: LoadedState): Promise<RunningApplication> {
  // The gateway of this build wrote it.
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const state = JSON.parse(json) as PageState;
  // Unless the visitor is at another page by now.
  const pages = createPages((file) => {
    if (routeOf(location.pathname, location.search).route.file === file) loadWhole();
  });
  const ahead = createAhead();
  const answers: AnswersAhead = new Map();
  const dataLayer = createDataLayer(createGatewayLink(answers), {
    restored: state,
    refetchFailed: true,
    ...(import.meta.env.DEV && { possibleTypes }),
  });
  await readAhead(dataLayer, [addressesQuery]);
  expectAnswered(dataLayer, [addressesQuery]);
  const routeOf: RouteOf = (pathname, search) => toRoutedRequest(knownAddresses(dataLayer), pathname, search);
  const { route, request } = routeOf(location.pathname, location.search);
  const page = await pages.load(route);
  const queries = queriesOf(page, request);
  await readAhead(dataLayer, queries);
  if (!isOfPage) expectAnswered(dataLayer, queries);
  const isLoaded = ({ pathname, search }: Pick<Location, "pathname" | "search">): boolean =>
    pages.peek(routeOf(pathname, search).route) !== null;
  const { pointedAt } = takeOver();
  if (!isOfPage) expectStale(root());
  startTransition(() => {
    hydrateRoot(
      root(),
      <ApplicationRouter ahead={ahead} isLoaded={isLoaded}>
        <DataLayerProvider dataLayer={dataLayer}>
          <App pages={pages} ahead={ahead} look={state.look ?? null} />
        </DataLayerProvider>
      </ApplicationRouter>,
      // From newer data, what differs is rendered again, which is no fault.
      isOfPage ? {} : { onRecoverableError: () => undefined },
    );
  });
  const to = { pages, routeOf, ahead, dataLayer, answers };
  prefetchOnInterest(to, pointedAt);
  onShownPage(() => {
    // If it fails to load, links wait until they are pointed at.
    void import("./app/navigation/in-view.ts").then((inView) => inView.prefetchInView(to)).catch(() => undefined);
  });
  return { refetch: () => void dataLayer.client.refetchQueries({ include: "active" }), onShownPage };
}

/**
 * Throws where the data that the application is to start from is not that of its queries: cut off, or newer than the page, by a gateway of another build.
 * The page then stays as it is, and its links lead to pages of that build.
 */
function expectAnswered(dataLayer: DataLayer, queries: readonly PageQuery[]): void {
  if (!areAnswered(dataLayer, queries)) throw new Error("expected the data of every query of the page");
}

function root(): HTMLElement {
  const element = document.getElementById("root");
  if (!element) throw new Error("No element #root.");
  return element;
}
