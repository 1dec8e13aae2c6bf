import type { Answer, MaySearch } from "./answer.ts";

/** Makes the page of an address: a plain function of the address, for a miss and a refresh alike. */
export type FillPage = (pathname: string, search: string, maySearch?: MaySearch) => Promise<Answer>;
