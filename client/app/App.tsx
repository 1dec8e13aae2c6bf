import { Suspense, useCallback, useRef } from "react";
import { useLocation } from "react-router-dom";
import { DocumentTypesProvider } from "../data/document-types.ts";
import { SiteFeaturesProvider } from "../data/site-features.ts";
import { useDocumentTypesQuery } from "../data/DocumentTypes.generated.ts";
import { Announcer } from "../ui/Announcer.tsx";
import { SiteLookProvider } from "../ui/site-look.ts";
import type { SiteLook } from "../ui/site-look.ts";
import { BrowserEffects } from "./BrowserEffects.tsx";
import { BareLayout } from "./layouts/BareLayout.tsx";
import { MainLayout } from "./layouts/MainLayout.tsx";
import { Search } from "./layouts/search-dialog.tsx";
import type { SearchHandle } from "./layouts/search-dialog.tsx";
import { toRoutedRequest } from "./page-request.ts";
import type { RoutedRequest } from "./page-request.ts";
import { noAddresses } from "./page-queries.ts";
import type { Pages } from "./pages.ts";
import { LoadingPage } from "./LoadingPage.tsx";
import { RoutedPage } from "./RoutedPage.tsx";
import type { Ahead } from "./navigation/ahead.ts";

export type { SiteLook };

interface AppProps {
  readonly pages: Pages;
  /** The matched route, if it is already known: on the server. */
  readonly routed?: RoutedRequest;
  /** The page to render ahead, if any; in the browser only. */
  readonly ahead?: Ahead;
  /** The site's look; null for the built-in one. */
  readonly look: SiteLook | null;
}

/** The application below its router and providers; the same tree on the server and in the browser. */
export function App({ pages, routed, ahead, look }: AppProps) {
  const { pathname, search } = useLocation();
  const site = useDocumentTypesQuery({}).data ?? noAddresses;
  const { route, request } = routed ?? toRoutedRequest(site, pathname, search);
  const searchHandle = useRef<SearchHandle>(null);
  const openSearch = useCallback(() => searchHandle.current?.open(), []);
  return (
    <SiteLookProvider value={look}>
      <DocumentTypesProvider value={site.documentTypes}>
        <SiteFeaturesProvider value={site.site.switchedOff}>
          <Announcer />
          {route.isBare ? (
            <BareLayout>
              <Suspense>
                <RoutedPage pages={pages} route={route} request={request} ahead={ahead} />
              </Suspense>
            </BareLayout>
          ) : (
            <MainLayout onSearch={openSearch} hasHero={route.hasHero ?? false}>
              <Suspense fallback={<LoadingPage />}>
                <RoutedPage pages={pages} route={route} request={request} ahead={ahead} />
              </Suspense>
            </MainLayout>
          )}
          <Search ref={searchHandle} />
          <BrowserEffects pages={pages} />
        </SiteFeaturesProvider>
      </DocumentTypesProvider>
    </SiteLookProvider>
  );
}
