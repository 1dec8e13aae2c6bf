import { attributeOf, isElement, wordsOf } from "../../../gateway/content/markdown/html-tree.ts";
import type { HtmlElement } from "../../../gateway/content/markdown/html-tree.ts";
import { readMarkup } from "./markup-faults.ts";

/** A page as a search engine's crawler sees it. */
export interface CrawledPage {
  /** Path and query, as linked. */
  readonly address: string;
  readonly status: number;
  /** The redirect target. */
  readonly location: string | null;
  readonly canonical: string | null;
  readonly isIndexed: boolean;
  readonly title: string;
  readonly description: string;
  /** Addresses on this site that it links to, without fragments; not those that crawlers are asked not to follow. */
  readonly links: readonly string[];
  /** Its alternate formats and feeds, as linked. */
  readonly alternates: readonly string[];
  /** What is against the rules of HTML. */
  readonly faults: readonly string[];
  readonly images: readonly { readonly src: string; readonly hasAlt: boolean; readonly hasSize: boolean }[];
}

/** Files and routes that are not pages. */
const noPage =
  /^\/(?:media|graphql|playground|mcp|assets|feeds|operations)(?:\/|$|\?)|\.(?:xml|txt|md|json|rss|atom|graphql|svg|png)$/;

const atOnce = 4;

/** Crawls a site: visits every page reachable by links from `begin`, once each. `siteUrl`: the public address in its links. */
export async function crawl(
  url: string,
  siteUrl: string,
  begin: readonly string[],
): Promise<ReadonlyMap<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const known = new Set(begin);
  const waiting = [...begin];
  const walk = async (): Promise<void> => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const page = await readPage(url, siteUrl, address);
      pages.set(address, page);
      for (const link of [...page.links, ...(page.location === null ? [] : [page.location])]) {
        if (known.has(link) || noPage.test(link)) continue;
        known.add(link);
        waiting.push(link);
      }
    }
  };
  // A worker that finds the queue empty ends, although another may still add to it.
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, walk));
  return pages;
}

async function readPage(url: string, siteUrl: string, address: string): Promise<CrawledPage> {
  const response = await fetch(url + address, { redirect: "manual" });
  const html = await response.text();
  const { elements, faults } = readMarkup(html);
  const named = (name: string): readonly HtmlElement[] => elements.filter((element) => isElement(element, name));
  const meta = (name: string): string =>
    attributeOf(named("meta").find((element) => attributeOf(element, "name") === name) ?? empty, "content") ?? "";
  const linked = (rel: string): readonly string[] =>
    named("link")
      .filter((element) => attributeOf(element, "rel") === rel)
      .map((element) => attributeOf(element, "href") ?? "");
  const own = (href: string): readonly string[] => {
    const target = new URL(href, `${siteUrl}${address}`);
    return target.origin === new URL(siteUrl).origin ? [target.pathname + target.search] : [];
  };
  return {
    address,
    status: response.status,
    location: response.headers.get("location"),
    canonical: linked("canonical")[0] ?? null,
    isIndexed: !meta("robots").includes("noindex"),
    title: named("title").map(wordsOf)[0] ?? "",
    description: meta("description"),
    links: [...new Set(followed(named("a")).flatMap((element) => own(attributeOf(element, "href") ?? "")))],
    alternates: linked("alternate"),
    faults: response.status === 200 ? faults : [],
    images: named("img").map((image) => ({
      src: attributeOf(image, "src") ?? "",
      hasAlt: attributeOf(image, "alt") !== null,
      hasSize: attributeOf(image, "width") !== null && attributeOf(image, "height") !== null,
    })),
  };
}

const empty: HtmlElement = { type: "element", tagName: "meta", properties: {}, children: [] };

function followed(links: readonly HtmlElement[]): readonly HtmlElement[] {
  return links.filter((link) => !(attributeOf(link, "rel") ?? "").split(" ").includes("nofollow"));
}
