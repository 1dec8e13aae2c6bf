/** What a page that requires Trusted Types offers; elsewhere, and on the server, there is none. */
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
 * Marks HTML as fit for a page. The one gate for markup that React did not make: a document's text, which the gateway
 * has sanitised, and the covers, which we draw. The policy changes nothing: it says who is trusted, in one place.
 */
export const toTrustedHtml = (html: string): string | TrustedHTML => policy()?.createHTML(html) ?? html;

/** Marks a text as fit for a data block (`application/ld+json`). Only JSON gets through: it is never run. */
export const toTrustedJson = (json: string): string => policy()?.createScript(json) ?? json;

const onlyJson = (text: string): string => {
  JSON.parse(text);
  return text;
};

type Policy = ReturnType<TrustedTypes["createPolicy"]>;
let created: Policy | null | undefined;

/** Made at the first use: a policy of one name can be made once in a page. */
const policy = (): Policy | null => {
  created ??=
    globalThis.trustedTypes?.createPolicy("lectern", { createHTML: (html) => html, createScript: onlyJson }) ?? null;
  return created;
};
