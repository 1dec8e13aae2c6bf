import { createHash } from "node:crypto";
import { JSDOM } from "jsdom";
import supertest from "supertest";

/** A page as a program without scripts gets it. */
export interface OpenedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  readonly document: Document;
  /** The content of the head's element of a name or property; null when there is none. */
  readonly meta: (name: string) => string | null;
  readonly canonical: string | null;
  /** The blocks of structured data, parsed. */
  readonly structuredData: readonly Readonly<Record<string, unknown>>[];
}

/** What a social network's crawler sends, and what a proxy or an attacker may add. */
export const socialBot = { "user-agent": "facebookexternalhit/1.1", accept: "*/*" } as const;

/** Asks for a page and parses it; its scripts do not run. */
export const openPage = async (
  { url }: { readonly url: string },
  path: string,
  headers: Readonly<Record<string, string>> = socialBot,
): Promise<OpenedPage> => {
  const { status, headers: answered, text } = await supertest(url).get(path).set(headers);
  const { document } = new JSDOM(text).window;
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
};

/** The scripts of a page that a browser would run. */
export const runnableScripts = ({ document }: OpenedPage): readonly HTMLScriptElement[] =>
  [...document.querySelectorAll("script")].filter(
    ({ type }) => type === "" || type === "module" || /javascript/.test(type),
  );

/** How a Content-Security-Policy names an inline script or style. */
export const policyHash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
