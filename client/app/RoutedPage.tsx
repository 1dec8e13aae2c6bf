import { use, useMemo } from "react";
import type { PageRequest } from "../data/page.ts";
import { AheadContext, WithAhead } from "../data/rendered-ahead.tsx";
import type { KeyedContent } from "../data/rendered-ahead.tsx";
import { useAhead } from "./ahead.ts";
import type { Ahead } from "./ahead.ts";
import type { Pages } from "./pages.ts";
import type { Route } from "./route.ts";

interface RoutedPageProps {
  readonly pages: Pages;
  readonly route: Route;
  readonly request: PageRequest;
  /** What tells which page comes next; in the browser only. */
  readonly ahead?: Ahead | undefined;
}

/** A new path remounts the page, so no state carries over, unless it has the same frame; a new query string does not. */
export function RoutedPage({ pages, route, request, ahead }: RoutedPageProps) {
  const next = useAhead(ahead);
  const { Page, frameOf } = pages.peek(route) ?? use(pages.need(route));
  const shown: KeyedContent = { key: frameOf?.(request) ?? request.path, request, Content: Page };
  const coming = useMemo(() => contentOf(pages, next), [pages, next]);
  const isFramed = coming?.key === shown.key && coming.request.path !== request.path;
  return (
    <AheadContext value={isFramed ? coming.request : null}>
      <WithAhead shown={shown} ahead={coming} />
    </AheadContext>
  );
}

function contentOf(pages: Pages, routed: ReturnType<typeof useAhead>): KeyedContent | null {
  const module = routed && pages.peek(routed.route);
  if (!module) return null;
  const { request } = routed;
  return { key: module.frameOf?.(request) ?? request.path, request, Content: module.Page };
}
