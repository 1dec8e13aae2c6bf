import type { Store } from "../store/store.ts";
import { RequestError } from "./answer.ts";
import type { Handler } from "./answer.ts";
import { listAuthors } from "./calls/authors.ts";
import { makeBackup } from "./calls/backups.ts";
import type { BackupParts } from "./calls/backups.ts";
import { documentHandlers } from "./calls/documents.ts";
import { treeHandlers } from "./calls/tree.ts";
import { mailboxHandlers } from "./calls/mailbox.ts";
import type { MailSwitch } from "./calls/mailbox.ts";
import { readMedium } from "./calls/media.ts";
import { navigationHandlers } from "./calls/navigation.ts";
import { ratingHandlers } from "./calls/ratings.ts";
import { reportHandlers } from "./calls/reports.ts";
import type { ReportParts } from "./calls/reports.ts";
import { readRobots } from "./calls/robots.ts";
import { listNarrowed } from "./calls/narrowed-lists.ts";
import { searchDocuments } from "./calls/search.ts";
import { noteSearchChoice } from "./calls/search-choices.ts";
import { readSitemap } from "./calls/sitemaps.ts";
import type { OperatorRules } from "./operators.ts";
import type { ToVoter } from "./voter.ts";

/** The dependencies of the handlers. */
export interface BackendParts
  extends OperatorRules, Pick<ReportParts, "problems">, Pick<BackupParts, "secret" | "dataDir"> {
  readonly store: Store;
  /** The one site that is served; any other site in a path is a 404. */
  readonly siteId: string;
  readonly mediaDir: string;
  readonly toVoter: ToVoter;
  /** Null if no mail is sent. */
  readonly mailSender: MailSwitch | null;
}

/** An endpoint of the contract. Path segments that begin with a colon are parameters; `:site` must be the site that is served. */
export interface Route {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly handler: Handler;
}

/** Every endpoint of `openapi.yaml`, in the same order. */
export function createRoutes(parts: BackendParts): readonly Route[] {
  const documents = documentHandlers(parts.store);
  const tree = treeHandlers(parts.store);
  const navigation = navigationHandlers(parts.store);
  const ratings = ratingHandlers(parts.store, parts.toVoter);
  const mailbox = mailboxHandlers(parts.store, parts.toVoter, parts.mailSender);
  const reports = reportHandlers(parts);
  const routes: readonly Route[] = [
    { method: "GET", path: "/api/category/get-cat-sub-docs/:site", handler: navigation.categories },
    { method: "GET", path: "/api/type/get-type-doc/:site", handler: navigation.types },
    { method: "GET", path: "/api/tags/get-tag-docs/:site", handler: navigation.tags },
    { method: "GET", path: "/api/user/get-user-doc/:site", handler: navigation.authors },
    { method: "GET", path: "/api/docs/get-details-by-type/:site/:docType", handler: documents.listByType },
    { method: "GET", path: "/api/docs/get-details/:site/:slug", handler: documents.one },
    { method: "GET", path: "/api/docs/get-alias/:site", handler: documents.alias },
    { method: "GET", path: "/api/docs/get-single-docs-by-specificType/:site/:type", handler: documents.newestOfType },
    { method: "GET", path: "/api/user/getUserwithDocsCountWithLimit/:site", handler: listAuthors(parts.store) },
    { method: "GET", path: "/api/docs/getAuthorDocs/:site/:authorId", handler: documents.listByAuthor },
    { method: "GET", path: "/api/tree/:site", handler: tree.totals },
    { method: "GET", path: "/api/tree/:site/groups/:kind", handler: tree.groups },
    { method: "GET", path: "/api/tree/:site/group/:kind/:id", handler: tree.group },
    { method: "GET", path: "/api/tree/:site/position/:slug", handler: tree.position },
    { method: "POST", path: "/api/docs/rate/:slug", handler: ratings.rate },
    { method: "DELETE", path: "/api/docs/rate/:slug", handler: ratings.undo },
    { method: "POST", path: "/api/docs/feedback/:slug", handler: ratings.feedback },
    { method: "POST", path: "/api/contact/:site", handler: mailbox.contact },
    { method: "POST", path: "/api/newsletter/:site", handler: mailbox.subscribe },
    { method: "POST", path: "/api/newsletter/:site/confirm", handler: mailbox.confirm },
    { method: "POST", path: "/api/newsletter/:site/unsubscribe", handler: mailbox.unsubscribe },
    { method: "POST", path: "/api/search-choices/:site", handler: noteSearchChoice(parts.store, parts.toVoter) },
    { method: "GET", path: "/api/reports/zero-result-searches/:site", handler: reports.zeroResultSearches },
    { method: "GET", path: "/api/reports/abandoned-searches/:site", handler: reports.abandonedSearches },
    { method: "GET", path: "/api/reports/missing-paths/:site", handler: reports.missingPaths },
    { method: "POST", path: "/api/reports/missing-paths/:site", handler: reports.addMissingPaths },
    { method: "GET", path: "/api/reports/ratings/:site", handler: reports.ratings },
    { method: "GET", path: "/api/reports/feedback/:site", handler: reports.feedback },
    { method: "GET", path: "/api/reports/problems/:site", handler: reports.problems },
    { method: "GET", path: "/api/reports/reviews/:site", handler: reports.reviews },
    { method: "POST", path: "/api/backup/:site", handler: makeBackup(parts) },
    { method: "GET", path: "/docs/sitemap/:slug/:site", handler: readSitemap(parts.store) },
    { method: "GET", path: "/docs/robots/:site", handler: readRobots(parts.store) },
    { method: "GET", path: "/docs/get-docs-by-searchterm/:site", handler: searchDocuments(parts.store) },
    { method: "GET", path: "/docs/get-narrowed-docs/:site", handler: listNarrowed(parts.store) },
    { method: "GET", path: "/docs/get-docs-by-type/:site", handler: documents.listPosts },
    { method: "GET", path: "/media/:file", handler: readMedium(parts.mediaDir) },
  ];
  return routes.map((route) => ({ ...route, handler: ofSite(route.handler, parts.siteId) }));
}

function ofSite(handler: Handler, siteId: string): Handler {
  return async (call) => {
    const { site } = call.params;
    if (site !== undefined && site !== siteId)
      throw new RequestError(404, `There is no such site. This backend serves "${siteId}".`);
    return handler(call);
  };
}
