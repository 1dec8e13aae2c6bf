import { use } from "react";
import type { PageModule, PageRequest } from "../data/page.ts";
import { AheadContext, WithAhead } from "../data/rendered-ahead.tsx";
import type { KeyedContent } from "../data/rendered-ahead.tsx";
import { useAhead } from "./navigation/ahead.ts";
import type { Ahead } from "./navigation/ahead.ts";
import type { Pages } from "./pages.ts";
import type { Route } from "./route.ts";

interface RoutedPageProps {
  readonly pages: Pages;
  readonly route: Route;
  readonly request: PageRequest;
  /** The page to render ahead, if any; in the browser only. */
  readonly ahead?: Ahead | undefined;
}

/** A new path remounts the page, so no state carries over, unless it has the same frame; a new query string does not. */
export function RoutedPage({ pages, route, request, ahead }: RoutedPageProps) {
  const pointedAt = useAhead(ahead);
  // In another layout it would have to be rendered again.
  const next = pointedAt?.route.isBare === route.isBare ? pointedAt : null;
  const shown = contentOf(pages.peek(route) ?? use(pages.need(route)), request);
  const comingModule = next && pages.peek(next.route);
  const coming = comingModule && contentOf(comingModule, next.request);
  const isFramed = coming?.key === shown.key && coming.request.path !== request.path;
  return (
    <AheadContext value={isFramed ? coming.request : null}>
      <WithAhead shown={shown} ahead={coming} isAloneInChange={next?.route.hasHero === route.hasHero} />
    </AheadContext>
  );
}

function contentOf({ Page, frameOf }: PageModule, request: PageRequest): KeyedContent {
  return { key: frameOf?.(request) ?? request.path, request, Content: Page };
}
