import { keptIn, stores } from "./stores.ts";

/** The page for an address that was not kept: what can be read without a network. Has no script and needs no file. */
export const offlinePage = async (): Promise<Response> => {
  const kept = await Promise.all((await keptIn(stores.pages)).map(async ({ address, response }) => toItem(address, await response.text())));
  const list = kept.length === 0 ? "<p>No page was kept on this device yet.</p>" : `<p>These pages were kept on this device:</p><ul>${kept.join("")}</ul>`;
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>You are offline</title>` +
      `<style>${style}</style></head><body><main><h1>You are offline</h1><p>This page needs a connection. <a href="">Try again</a></p>${list}</main></body></html>`,
    { status: 503, headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store", "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'" } },
  );
};

/** The title is taken as it stands in the page: it is escaped already. */
const toItem = (address: string, html: string): string => {
  const { pathname, search } = new URL(address);
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
  const path = (pathname + search).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<li><a href="${path}">${title === "" ? path : title}</a></li>`;
};

const style =
  ":root{color-scheme:light dark}body{font:1.0625rem/1.65 system-ui,sans-serif;margin:0;padding:3rem 1rem;overflow-wrap:anywhere}" +
  "main{max-width:38rem;margin:auto}h1{line-height:1.2}ul{padding:0;list-style:none}a{display:inline-block;padding-block:.25rem;color:light-dark(#0d5c46,#6fd9b0)}";
