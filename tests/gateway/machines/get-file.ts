import { exchange } from "../../support/exchange.ts";
import type { ExchangeOptions } from "../../support/exchange.ts";

/** Gets a file, as text. */
export async function getFile(site: { readonly url: string }, path: string, options: ExchangeOptions = {}) {
  const { status, headers, body } = await exchange(site, path, options);
  return { status, type: headers["content-type"], headers, text: body.toString() };
}
