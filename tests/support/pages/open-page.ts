import { createHash } from "node:crypto";
import { pageStateAddress } from "../../../addresses/page-state.ts";
import { parseHtml } from "./parse-markup.ts";
import supertest from "supertest";

/** A page as a client without scripts gets it. */
export interface OpenedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  readonly document: Document;
  /** The content of the meta element with this name or property; null when there is none. */
  readonly meta: (name: string) => string | null;
  readonly canonical: string | null;
  /** The structured data blocks, parsed. */
  readonly structuredData: readonly Readonly<Record<string, unknown>>[];
}

/** The headers of a social network's crawler. */
export const socialBot = { "user-agent": "facebookexternalhit/1.1", accept: "*/*" } as const;

/** Requests a page and parses it without running its scripts. */
export async function openPage(
  { url }: { readonly url: string },
  path: string,
  headers: Readonly<Record<string, string>> = socialBot,
): Promise<OpenedPage> {
  const { status, headers: answered, text } = await supertest(url).get(path).set(headers);
  const document = parseHtml(text);
  return {
    status,
    headers: answered,
    html: text,
    document,
    meta: (name) =>
      document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ?? null,
    canonical: document.head.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? null,
    structuredData: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent),
    ),
  };
}

/** The data that the application would start from on a page. */
export async function readState(site: { readonly url: string }, path: string): Promise<unknown> {
  const { document } = await openPage(site, path);
  const { state } = document.body.dataset;
  if (state === undefined) return JSON.parse(document.querySelector("script#state")?.textContent ?? "null");
  return (await supertest(site.url).get(pageStateAddress(path, state)).expect(200)).body;
}

/** The scripts that a browser would run. */
export function runnableScripts({ document }: OpenedPage): readonly HTMLScriptElement[] {
  return [...document.querySelectorAll("script")].filter(
    ({ type }) => type === "" || type === "module" || /javascript/.test(type),
  );
}

/** The Content-Security-Policy source for an inline script or style. */
export function policyHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
