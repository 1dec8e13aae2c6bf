import { show } from "../fields.ts";

/** What pages link to beside paths. The gate for HTML takes the address off any other link (gateway/content/addresses.ts). */
const linked = new Set(["http", "https", "mailto", "tel"]);

/**
 * What is wrong with the scheme of a link; null if pages have such links.
 *
 * @example schemeFaultOf("vscode://file/a") // 'a link to "vscode://file/a" is shown as text: expected …'
 */
export function schemeFaultOf(url: string): string | null {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme === undefined || linked.has(scheme)) return null;
  return `a link to ${show(url)} is shown as text: expected a path, or an http:, https:, mailto: or tel: address`;
}
