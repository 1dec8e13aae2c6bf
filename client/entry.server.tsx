import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "./app/App.tsx";
import type { SiteLook } from "./app/App.tsx";
import { headTags } from "./app/head/metadata.ts";
import type { HeadTag } from "./app/head/metadata.ts";
import { SiteChromeDocument } from "./app/layouts/SiteChrome.generated.ts";
import { queriesOf } from "./app/page-queries.ts";
import { toRoutedRequest } from "./app/page-request.ts";
import type { RoutedRequest } from "./app/page-request.ts";
import { createPages } from "./app/pages.ts";
import type { PageState } from "./app/page-state.ts";
import { factsOf } from "./data/page.ts";
import type { PageOutcome } from "./data/page.ts";
import { answerQueries } from "./data/server/answers.ts";
import type { Answers, Execute } from "./data/server/answers.ts";
import { speak } from "../words/say.ts";
import { english, voiceOf } from "../words/speech.ts";
import type { Speech } from "../words/speech.ts";
import { ServerDrawings } from "./app/ServerDrawings.tsx";
import { AnswersProvider } from "./data/server/AnswersProvider.tsx";

/** A rendered page, or the target of its redirect. */
export type RenderedPage =
  | { readonly kind: "moved"; readonly to: string }
  | {
      readonly kind: Exclude<PageOutcome["kind"], "moved">;
      /** The requested page of a list does not exist: this is the first. */
      readonly isFirstPage: boolean;
      readonly head: readonly HeadTag[];
      /** The content of the root element. */
      readonly html: string;
      /** The state for the browser. */
      readonly state: PageState;
      /** The source file of the page, the key of its chunk and style sheet in the manifest. */
      readonly file: string;
    };

const pages = createPages();

/** Matches a URL to its route and its normalised form: no trailing slash, known parameters in fixed order. */
export const routeOf = toRoutedRequest;

export type { RoutedRequest, SiteLook };

/** Executes a page's queries in parallel, then renders it once. Sees nothing of the visitor. */
export async function render(
  routed: RoutedRequest,
  execute: Execute,
  look: SiteLook | null = null,
  speech: Speech = english,
): Promise<RenderedPage> {
  const { route, request, address } = routed;
  const page = await pages.load(route);
  const answers = await answerQueries(execute, queriesOf(page, request));
  // From here on nothing waits, so no other page can set another language.
  speak(voiceOf(speech));
  const outcome = page.describe(request, answers.read);
  if (outcome.kind === "moved") return outcome;
  const facts = factsOf(outcome);
  return {
    kind: outcome.kind,
    isFirstPage: facts.isFirstPage === true,
    head: headTags(request, facts, siteOf(answers)),
    html: withoutPreloads(
      renderToString(
        <StaticRouter location={address}>
          <AnswersProvider answers={answers}>
            <ServerDrawings>
              <App pages={pages} routed={routed} look={look} />
            </ServerDrawings>
          </AnswersProvider>
        </StaticRouter>,
      ),
    ),
    state: toState(answers, look),
    file: route.file,
  };
}

/** The state of a page, as far as the page is there. */
export type FoundState =
  | { readonly kind: "found"; readonly state: PageState }
  | { readonly kind: Exclude<PageOutcome["kind"], "found" | "partial"> };

/** The state of a page without rendering it; only the kind of outcome where it is not found. */
export async function stateOf(
  { route, request }: RoutedRequest,
  execute: Execute,
  look: SiteLook | null = null,
): Promise<FoundState> {
  const page = await pages.load(route);
  const answers = await answerQueries(execute, queriesOf(page, request));
  const { kind } = page.describe(request, answers.read);
  return kind === "found" || kind === "partial" ? { kind: "found", state: toState(answers, look) } : { kind };
}

function toState(answers: Answers, look: SiteLook | null): PageState {
  return { ...answers.extract(), ...(look === null ? {} : { look }) };
}

/** Removes the image preloads that React puts first: they compete with the page itself, and the images follow in the same HTML. */
function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, "");
}

/** The site's facts come from the gateway's own files; a failure to read them is a bug, since every page needs them. */
function siteOf(answers: Answers) {
  const data = answers.of(SiteChromeDocument, {});
  if (data === null) throw new Error("The site's facts could not be read; every page needs them.");
  return data.site;
}
