/**
 * An address on the site or elsewhere, made absolute. `url`: the site's, without a trailing slash.
 *
 * @example absoluteUrl({ url: "https://x.example/help" }, "/media/a.png") // "https://x.example/help/media/a.png"
 */
export function absoluteUrl({ url }: { readonly url: string }, address: string): string {
  return address.startsWith("/") ? `${url}${address}` : address;
}
