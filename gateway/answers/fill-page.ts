import type { Answer, MaySearch } from "./answer.ts";

/** Builds the page of an address, from the address alone, for a miss and a refresh alike. */
export type FillPage = (pathname: string, search: string, maySearch?: MaySearch) => Promise<Answer>;
