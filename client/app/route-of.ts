import type { RoutedRequest } from "./page-request.ts";

/** Matches a URL to its route. Passed in rather than imported: a module imported by two chunks would become a file of its own. */
export type RouteOf = (pathname: string, search: string) => RoutedRequest;
