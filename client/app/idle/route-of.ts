import type { toRoutedRequest } from "../page-request.ts";

/** Finds the page of an address. It is given, not imported: a module that two chunks import would be a file of its own. */
export type RouteOf = typeof toRoutedRequest;
