/** What a page that requires Trusted Types offers; elsewhere, and on the server, there is none. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ) => { readonly createHTML: (html: string) => TrustedHTML };
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/**
 * Marks HTML as fit for a page. The one gate for markup that React did not make: a document's text, which the gateway
 * has sanitised, and the covers, which we draw. The policy changes nothing: it says who is trusted, in one place.
 */
export const toTrustedHtml = (html: string): string | TrustedHTML => policy()?.createHTML(html) ?? html;

type Policy = ReturnType<TrustedTypes["createPolicy"]>;
let created: Policy | null | undefined;

/** Made at the first use: a policy of one name can be made once in a page. */
const policy = (): Policy | null => {
  created ??= globalThis.trustedTypes?.createPolicy("lectern", { createHTML: (html) => html }) ?? null;
  return created;
};
