import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "./app/App.tsx";
import { factsOf, headTags } from "./app/metadata.ts";
import type { HeadTag } from "./app/metadata.ts";
import { SiteChromeDocument } from "./app/layouts/SiteChrome.generated.ts";
import { queriesOf } from "./app/page-queries.ts";
import { toRoutedRequest } from "./app/page-request.ts";
import type { RoutedRequest } from "./app/page-request.ts";
import { createPages } from "./app/pages.ts";
import type { DataState } from "./data/apollo-client.ts";
import type { PageOutcome } from "./data/page.ts";
import { answerQueries } from "./data/server/answers.ts";
import type { Answers, Execute } from "./data/server/answers.ts";
import { AnswersProvider } from "./data/server/AnswersProvider.tsx";

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

/** The page of an address, and its normalised address: no trailing slash, known parameters in fixed order. */
export const routeOf = toRoutedRequest;

export type { RoutedRequest };

/**
 * Renders a page: its queries are executed side by side, then it is rendered once.
 * Knows nothing of the visitor.
 */
export const render = async (routed: RoutedRequest, execute: Execute): Promise<RenderedPage> => {
  const { route, request, address } = routed;
  const page = await pages.load(route);
  const answers = await answerQueries(execute, queriesOf(page, request));
  const outcome = page.describe(request, answers.read);
  if (outcome.kind === "moved") return outcome;
  return {
    kind: outcome.kind,
    head: headTags(request, factsOf(outcome), siteOf(answers)),
    html: withoutPreloads(
      renderToString(
        <StaticRouter location={address}>
          <AnswersProvider answers={answers}>
            <App pages={pages} routed={routed} />
          </AnswersProvider>
        </StaticRouter>,
      ),
    ),
    state: answers.extract(),
    file: route.file,
  };
};

/** React puts preloads of pictures first. They would compete with the page itself, and the pictures follow in the same HTML. */
const withoutPreloads = (html: string): string => html.replace(/^(?:<link rel="preload"[^>]*>)+/, "");

/** The site's facts come from the gateway's own files: without them no page can be made, and that is a bug. */
const siteOf = (answers: Answers) => {
  const data = answers.of(SiteChromeDocument, {});
  if (data === null) throw new Error("The site's facts could not be read; every page needs them.");
  return data.site;
};
