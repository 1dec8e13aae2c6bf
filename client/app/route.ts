import type { knownParameters } from "../../addresses/known-parameters.ts";
import type { DocumentType, DocumentTypes } from "../data/document-types.ts";
import type { PageModule } from "../data/page.ts";
import type { SiteFeatures } from "../data/site-features.ts";

/** What the addresses of a site are made of. */
export interface SiteAddresses {
  readonly documentTypes: DocumentTypes;
  /** The paths of its pages that are no documents, decoded. */
  readonly pagePaths: readonly string[];
  readonly site: {
    /** The names of the features that it has switched off. */
    readonly switchedOff: readonly string[];
  };
}

/** A page's URL pattern, and the module of its code. */
export interface Route {
  /** A react-router-dom pattern. */
  readonly path: string;
  /** The query parameters its page reads; all others are dropped. */
  readonly parameters: readonly (typeof knownParameters)[number][];
  /** The source file, the key of the build manifest: the server finds the page's style sheet by it. In the browser only its name. */
  readonly file: string;
  readonly load: () => Promise<{ readonly page: PageModule }>;
  /** The document type that it belongs to. */
  readonly type?: DocumentType;
  /** The feature without which there is no such page. */
  readonly feature?: keyof SiteFeatures;
  /** Shown without header and footer. */
  readonly isBare?: boolean;
  /** Has a search box of its own above the fold, beside which the header needs none. */
  readonly hasHero?: boolean;
}

/** A matched route, with the path's parameters still percent-encoded. */
export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** A route without its pattern. */
export type RoutedCode = Omit<Route, "path">;
