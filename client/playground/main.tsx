import { createGraphiQLFetcher } from "@graphiql/toolkit";
import { createRoot } from "react-dom/client";
import { speak } from "../../words/say.ts";
import { voiceOf } from "../../words/speech.ts";
import type { Speech } from "../../words/speech.ts";
import { loadHeadingFont } from "../styles/heading-font.ts";
import "../styles/tokens.css";
import "../styles/base.css";
import { examplesFor, exampleIdsQuery } from "./examples.ts";
import type { Place } from "./examples.ts";
import { SiteLookProvider } from "../ui/site-look.ts";
import type { SiteLook } from "../ui/site-look.ts";
import { Playground } from "./Playground.tsx";
import { askedBy } from "./shared-operation.ts";
import { fetchWhole } from "./whole-answer.ts";
import { workers } from "./workers.ts";

self.MonacoEnvironment = workers;

const url = "/graphql";
// It answers with a stream of results, of which each begins when it is read.
const fetcher = createGraphiQLFetcher({ url, fetch: fetchWhole });

/** Fallback for a site that is unreachable or empty: placeholders that say what is missing. */
const unknownPlace: Place = {
  slug: "slug-of-a-document",
  authorId: "id-of-an-author",
  type: "id-of-a-type",
  term: "a",
  switchedOff: [],
};

type Reference = Parameters<typeof Playground>[0]["reference"];

/** The type whose documents are about the API (content-folder/presets/help-centre.yml). */
const referenceType = "api";

async function findPlace(): Promise<{ readonly place: Place; readonly reference: Reference }> {
  const response = await fetchWhole(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: exampleIdsQuery }),
  });
  const result: unknown = await response.json();
  const at = (...path: readonly string[]): string | null => textAt(result, ["data", ...path]);
  const switchedOff = listOf((index) => at("site", "switchedOff", index));
  const types = listOf((index) => at("documentTypes", index, "id"));
  const index = String(types.indexOf(referenceType));
  const [path, label] = [at("documentTypes", index, "listPath"), at("documentTypes", index, "listLabel")];
  return {
    place: {
      slug: at("site", "defaultDocument") ?? unknownPlace.slug,
      authorId: at("authors", "items", "0", "id") ?? unknownPlace.authorId,
      type: types[0] ?? unknownPlace.type,
      term: at("navigation", "tags", "0", "name") ?? at("site", "name") ?? unknownPlace.term,
      switchedOff,
    },
    reference: path === null || label === null ? null : { path, label },
  };
}

/** The texts of a list, of which each is read by its index. */
function listOf(read: (index: string) => string | null): readonly string[] {
  const found: string[] = [];
  for (let text = read("0"); text !== null; text = read(String(found.length))) found.push(text);
  return found;
}

function textAt(value: unknown, path: readonly string[]): string | null {
  const [key, ...rest] = path;
  if (key === undefined) return typeof value === "string" ? value : null;
  return typeof value === "object" && value !== null ? textAt(Reflect.get(value, key), rest) : null;
}

function start(root: Element): void {
  // A link pasted into the address bar must take effect.
  addEventListener("hashchange", () => location.reload());
  const { lang, dataset } = document.documentElement;
  const { site = "", look = "null", texts = "{}" } = dataset;
  // The gateway of this build wrote both into the page (gateway/server).
  // oxlint-disable-next-line typescript/consistent-type-assertions
  speak(voiceOf({ language: lang, texts: JSON.parse(texts) as Speech["texts"], writing: null }));
  // oxlint-disable-next-line typescript/consistent-type-assertions
  const siteLook = JSON.parse(look) as SiteLook | null;
  const show = ({ place, reference }: Awaited<ReturnType<typeof findPlace>>): void =>
    createRoot(root).render(
      <SiteLookProvider value={siteLook}>
        <Playground
          siteName={site}
          fetcher={fetcher}
          reference={reference}
          examples={examplesFor(place)}
          asked={askedBy(location.hash)}
        />
      </SiteLookProvider>,
    );
  findPlace().then(show, () => show({ place: unknownPlace, reference: null }));
}

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no #root.");
start(root);
void loadHeadingFont();
