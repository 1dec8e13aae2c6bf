import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useDataLayer } from "../data/DataLayerProvider.tsx";
import { pageQuery } from "../data/page.ts";
import type { DataLayer } from "../data/apollo-client.ts";
import { updateHead } from "./document-head.ts";
import { SiteChromeDocument } from "./layouts/SiteChrome.generated.ts";
import { factsOf, headTags } from "./metadata.ts";
import { areAnswered, readerOf } from "./page-queries.ts";
import { toRoutedRequest } from "./page-request.ts";
import type { Pages } from "./pages.ts";

/** Keeps the document's head and title those of the page shown, once its data has come. The first page has its head from the server. */
export const PageHead = ({ pages }: { readonly pages: Pages }) => {
  const { pathname, search } = useLocation();
  const dataLayer = useDataLayer();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    return describeWhenAnswered(dataLayer, pages, pathname, search);
  }, [dataLayer, pages, pathname, search]);
  return null;
};

/** Gives the function that stops waiting. */
const describeWhenAnswered = (dataLayer: DataLayer, pages: Pages, pathname: string, search: string): (() => void) => {
  const { route, request } = toRoutedRequest(pathname, search);
  let stop: () => void = () => undefined;
  let left = false;
  void pages.load(route).then((page) => {
    const queries = [pageQuery(SiteChromeDocument, {}), ...page.queries(request)];
    const describe = (): void => {
      const site = readerOf(dataLayer)(SiteChromeDocument, {}).data?.site;
      if (left || !site || !areAnswered(dataLayer, queries)) return;
      const outcome = page.describe(request, readerOf(dataLayer));
      if (outcome.kind !== "moved") updateHead(headTags(request, factsOf(outcome), site));
    };
    const subscriptions = queries.map(({ document, variables }) =>
      dataLayer.client.watchQuery({ query: document, variables, fetchPolicy: "cache-only" }).subscribe(describe),
    );
    stop = () => subscriptions.forEach((subscription) => subscription.unsubscribe());
    describe();
  });
  return () => {
    left = true;
    stop();
  };
};
