import { createGraphiQLFetcher } from "@graphiql/toolkit";
import { createRoot } from "react-dom/client";
import { loadHeadingFont } from "../styles/heading-font.ts";
import "../styles/tokens.css";
import "../styles/base.css";
import { examplesFor, exampleIdsQuery } from "./examples.ts";
import type { Example, Place } from "./examples.ts";
import { SiteLookProvider } from "../ui/site-look.ts";
import type { SiteLook } from "../ui/site-look.ts";
import { Playground } from "./Playground.tsx";
import { askedBy } from "./shared-operation.ts";
import { fetchWhole } from "./whole-answer.ts";
import { workers } from "./workers.ts";

self.MonacoEnvironment = workers;

const fetcher = createGraphiQLFetcher({ url: "/graphql", fetch: fetchWhole });

/** Fallback for a site that is unreachable or empty: placeholders that say what is missing. */
const unknownPlace: Place = {
  slug: "slug-of-a-document",
  authorId: "id-of-an-author",
  type: "id-of-a-type",
  switchedOff: [],
};

async function findPlace(): Promise<Place> {
  const result: unknown = await fetcher({ query: exampleIdsQuery });
  const slug = textAt(result, ["data", "site", "defaultDocument"]);
  const authorId = textAt(result, ["data", "authors", "items", "0", "id"]);
  const type = textAt(result, ["data", "documentTypes", "0", "id"]);
  const off = (index: number): string | null => textAt(result, ["data", "site", "switchedOff", String(index)]);
  const switchedOff: string[] = [];
  for (let name = off(0); name !== null; name = off(switchedOff.length)) switchedOff.push(name);
  return {
    slug: slug ?? unknownPlace.slug,
    authorId: authorId ?? unknownPlace.authorId,
    type: type ?? unknownPlace.type,
    switchedOff,
  };
}

function textAt(value: unknown, path: readonly string[]): string | null {
  const [key, ...rest] = path;
  if (key === undefined) return typeof value === "string" ? value : null;
  return typeof value === "object" && value !== null ? textAt(Reflect.get(value, key), rest) : null;
}

function start(root: Element, examples: readonly Example[]): void {
  // A link pasted into the address bar must take effect.
  addEventListener("hashchange", () => location.reload());
  const { site = "", look = "null" } = document.documentElement.dataset;
  const siteLook: SiteLook | null = JSON.parse(look);
  createRoot(root).render(
    <SiteLookProvider value={siteLook}>
      <Playground siteName={site} fetcher={fetcher} examples={examples} asked={askedBy(location.hash)} />
    </SiteLookProvider>,
  );
}

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no #root.");
start(root, examplesFor(await findPlace().catch(() => unknownPlace)));
void loadHeadingFont();
