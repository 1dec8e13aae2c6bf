import { startTransition, useEffect, useState } from "react";
import type { RoutedRequest } from "../page-request.ts";

/** The page whose link is pointed at, once its code and data are there. It is rendered ahead, hidden. */
export interface Ahead {
  /** Null: nothing is pointed at any more. */
  readonly announce: (routed: RoutedRequest | null) => void;
  /** Whether the last page announced has this path. */
  readonly isAt: (pathname: string) => boolean;
  /** Notes that code and data of the page at a path are under way. */
  readonly expect: (pathname: string, arrival: Promise<unknown>) => void;
  /** Settles when what was expected last is there; null if that is not the page at this path. */
  readonly arrivalAt: (pathname: string) => Promise<unknown> | null;
  /** Calls `change` for every announcement. Returns a function that stops it. */
  readonly watch: (change: (routed: RoutedRequest | null) => void) => () => void;
}

/** Nothing is pointed at yet. */
export function createAhead(): Ahead {
  const watchers = new Set<(routed: RoutedRequest | null) => void>();
  let last: RoutedRequest | null = null;
  let expected: { readonly pathname: string; readonly arrival: Promise<unknown> } | null = null;
  return {
    announce: (routed) => {
      last = routed;
      watchers.forEach((change) => change(routed));
    },
    isAt: (pathname) => last?.address === pathname,
    expect: (pathname, arrival) => {
      expected = { pathname, arrival };
    },
    arrivalAt: (pathname) => (expected?.pathname === pathname ? expected.arrival : null),
    watch: (change) => {
      watchers.add(change);
      return () => watchers.delete(change);
    },
  };
}

/** The page to render ahead of the one that is shown. */
export function useAhead(ahead: Ahead | undefined): RoutedRequest | null {
  const [routed, setRouted] = useState<RoutedRequest | null>(null);
  useEffect(() => ahead?.watch((next) => startTransition(() => setRouted(next))), [ahead]);
  return routed;
}
