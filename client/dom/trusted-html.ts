/** The part of the Trusted Types API used here; undefined on the server and in browsers without it. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (html: string) => string; readonly createScript: (text: string) => string },
  ) => { readonly createHTML: (html: string) => TrustedHTML; readonly createScript: (text: string) => string };
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/**
 * Marks HTML as trusted. The single entry point for markup that React does not create: a document's text, which the gateway
 * has sanitised, and the covers, which we draw. The policy does not change the HTML; it concentrates trust in one place.
 */
export function toTrustedHtml(html: string): string | TrustedHTML {
  return policy()?.createHTML(html) ?? html;
}

/** Marks text as trusted for a data block (`application/ld+json`). Only valid JSON passes, and it is never executed. */
export function toTrustedJson(json: string): string {
  return policy()?.createScript(json) ?? json;
}

function onlyJson(text: string): string {
  JSON.parse(text);
  return text;
}

type Policy = ReturnType<TrustedTypes["createPolicy"]>;
let created: Policy | null | undefined;

/** Created on first use: a policy name can be registered only once per page. */
function policy(): Policy | null {
  created ??=
    globalThis.trustedTypes?.createPolicy("lectern", { createHTML: (html) => html, createScript: onlyJson }) ?? null;
  return created;
}
