/**
 * The address of the data that the application starts from on a page. `path`: the page's own; `hash` names the version, which the page has as the
 * attribute `data-state` of its body.
 *
 * @example pageStateAddress("/article/a", "0f-9A_b1c2D") // "/page-state/0f-9A_b1c2D/article/a"
 */
export function pageStateAddress(path: string, hash: string): string {
  return `/page-state/${hash}${path}`;
}

/** The hash and the path in the address of a page's state; null for any other address. */
export function readPageStateAddress(address: string): { readonly hash: string; readonly path: string } | null {
  const [, hash, path] = /^\/page-state\/([\w-]{11})(\/.*)$/.exec(address) ?? [];
  return hash === undefined || path === undefined ? null : { hash, path };
}
