import { escapeAttribute, escapeText } from "../../html/escape.ts";
import { sayIn } from "../../words/speech.ts";
import type { PlainText } from "../../words/words.ts";
import { languageOf } from "./kept-language.ts";
import { themeOf } from "./kept-theme.ts";
import { keptIn, stores } from "./stores.ts";

/** The page for a URL without a stored copy: lists the pages that can be read offline. Uses no script and no other file. */
export async function offlinePage(): Promise<Response> {
  const kept = await Promise.all(
    (await keptIn(stores.pages)).map(async ({ address, response }) => ({ address, html: await response.text() })),
  );
  const last = kept.at(-1)?.html;
  const { colours, hasOwnFont, hasMark } = themeOf(last);
  const { attributes, speech } = await languageOf(last);
  const says = (text: PlainText): string => escapeText(sayIn(speech, text));
  const list =
    kept.length === 0
      ? `<p>${says("No page was kept on this device yet.")}</p>`
      : `<p>${says("These pages were kept on this device:")}</p><ul>${kept.map(toItem).join("")}</ul>`;
  // An online device knows only that the site did not answer.
  const title = says(navigator.onLine ? "This site does not answer" : "You are offline");
  const text = says(navigator.onLine ? "The page could not be fetched." : "This page needs a connection.");
  return new Response(
    `<!doctype html><html${attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>` +
      `<style>${style}${colours === "" ? "" : `:root{${colours}}`}${hasOwnFont ? "h1{font-family:inherit;letter-spacing:0}" : ""}</style></head><body><main>${hasMark ? "" : mark}<h1>${title}</h1><p>${text} <a href="">${says("Try again")}</a></p>${list}</main></body></html>`,
    {
      status: 503,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      },
    },
  );
}

/** The title is taken from the page's HTML, where it is already escaped. */
function toItem({ address, html }: { readonly address: string; readonly html: string }): string {
  const { pathname, search } = new URL(address);
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  const path = escapeAttribute(pathname + search);
  return `<li><a href="${path}">${title === "" ? path : title}</a></li>`;
}

/** The site's mark (public/mark.svg). */
const mark =
  '<svg viewBox="0 0 24 24" width="48" height="48" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><circle cx="12.5" cy="9.3" r="7.3"/>' +
  '<circle cx="12.5" cy="9.3" r="2.8"/><path d="M3 21.6 21 16.8" stroke-linecap="round"/></svg>';

/** The site's look (styles/tokens.css), inlined so that the page needs no file. */
const style =
  ":root{color-scheme:light dark;--paper:light-dark(oklch(.993 .002 95),oklch(.196 .009 175));--ink:light-dark(oklch(.235 .012 110),oklch(.925 .01 95));" +
  "--line:light-dark(oklch(.905 .006 95),oklch(.315 .011 175));--accent:light-dark(oklch(.45 .093 168),oklch(.81 .125 166));background:var(--paper);color:var(--ink)}" +
  "body{font:1.0625rem/1.65 system-ui,sans-serif;margin:0;padding:clamp(2rem,8vw,5rem) 1rem;overflow-wrap:anywhere}main{max-width:38.5rem;margin:auto}" +
  "h1{font:500 clamp(2.203rem,1.8rem + 2vw,2.644rem)/1.12 Georgia,serif;letter-spacing:-.012em;margin:1.5rem 0 1rem}ul{padding:0;list-style:none}" +
  "li{border-top:1px solid var(--line)}li a{display:block;padding-block:.75rem}a{color:var(--accent);text-underline-offset:4px}";
