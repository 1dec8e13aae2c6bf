import { ApolloLink, Observable } from "@apollo/client";
import type { DocumentNode, OperationVariables } from "@apollo/client";
import type { GraphQLFormattedError } from "graphql";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "./app/App.tsx";
import { factsOf, headTags } from "./app/metadata.ts";
import type { HeadTag } from "./app/metadata.ts";
import { SiteChromeDocument } from "./app/layouts/SiteChrome.generated.ts";
import { loadQueries, readerOf } from "./app/page-queries.ts";
import { toRoutedRequest } from "./app/page-request.ts";
import { createPages } from "./app/pages.ts";
import { createDataLayer } from "./data/apollo-client.ts";
import type { DataLayer, DataState } from "./data/apollo-client.ts";
import { DataLayerProvider } from "./data/DataLayerProvider.tsx";
import { pageQuery } from "./data/page.ts";
import type { PageOutcome } from "./data/page.ts";

/** Executes an operation against the schema, in process. */
export type Execute = (
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
) => Promise<{ readonly data: Readonly<Record<string, unknown>> | null; readonly errors: readonly GraphQLFormattedError[] }>;

/** A page, rendered; or where it has gone. */
export type RenderedPage =
  | { readonly kind: "moved"; readonly to: string }
  | {
      readonly kind: Exclude<PageOutcome["kind"], "moved">;
      readonly head: readonly HeadTag[];
      /** What stands in the root element. */
      readonly html: string;
      /** What the browser goes on with. */
      readonly state: DataState;
      /** The source file of the page: the manifest knows its chunk and its style sheet by it. */
      readonly file: string;
    };

const pages = createPages();

/** The address that stands for all that make the same page: no trailing slash, known parameters in fixed order. */
export const addressOf = (pathname: string, search: string): string => toRoutedRequest(pathname, search).address;

/**
 * Renders the page of an address: its queries are executed side by side, then it is rendered once.
 * Knows nothing of the visitor.
 */
export const render = async (pathname: string, search: string, execute: Execute): Promise<RenderedPage> => {
  const { route, request, address } = toRoutedRequest(pathname, search);
  const page = await pages.load(route);
  const bugs: unknown[] = [];
  const dataLayer = createDataLayer(executeLink(execute, (bug) => bugs.push(bug)), { suspendedMs: 0 });
  await loadQueries(dataLayer, [pageQuery(SiteChromeDocument, {}), ...page.queries(request)]);
  if (bugs.length > 0) throw bugs[0];
  const outcome = page.describe(request, readerOf(dataLayer));
  if (outcome.kind === "moved") return outcome;
  return {
    kind: outcome.kind,
    head: headTags(request, factsOf(outcome), siteOf(dataLayer)),
    html: withoutPreloads(
      renderToString(
        <StaticRouter location={address}>
          <DataLayerProvider dataLayer={dataLayer}>
            <App pages={pages} />
          </DataLayerProvider>
        </StaticRouter>,
      ),
    ),
    state: dataLayer.extract(),
    file: route.file,
  };
};

/** React puts preloads of pictures first. They would compete with the page itself, and the pictures follow in the same HTML. */
const withoutPreloads = (html: string): string => html.replace(/^(?:<link rel="preload"[^>]*>)+/, "");

/** A failing backend is an error in the result; whatever `execute` throws is a bug, and goes to `report`. */
const executeLink = (execute: Execute, report: (bug: unknown) => void): ApolloLink =>
  new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        execute(query, variables satisfies OperationVariables).then(
          ({ data, errors }) => {
            observer.next({ data: data === null ? null : { ...data }, errors });
            observer.complete();
          },
          (bug: unknown) => {
            report(bug);
            observer.error(bug);
          },
        );
      }),
  );

/** The site's facts come from the gateway's own files: without them no page can be made, and that is a bug. */
const siteOf = (dataLayer: DataLayer) => {
  const { data } = readerOf(dataLayer)(SiteChromeDocument, {});
  if (data === null) throw new Error("The site's facts could not be read; every page needs them.");
  return data.site;
};
