import type { DataState } from "../data/apollo-client.ts";
import type { SiteLook } from "../ui/site-look.ts";

/** The data of a page, and the site's look where it is not the built-in one. */
export type PageState = DataState & { readonly look?: SiteLook };
