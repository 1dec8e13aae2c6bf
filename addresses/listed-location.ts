const fileEnding = /\.(?:xml|txt|json|md|pdf|svg|png|jpe?g|gif|webp|avif)$/i;

/**
 * A link of a sitemap with the location that the sitemap lists: the canonical address of a page, which ends in a slash; that of a file does not.
 *
 * @example withListedLocation({ location: "https://x.example/article/node.js" }) // location: "https://x.example/article/node.js/"
 */
export function withListedLocation<T extends { readonly location: string }>(link: T): T {
  const { location } = link;
  return location.endsWith("/") || /[?#]/.test(location) || fileEnding.test(location)
    ? link
    : { ...link, location: `${location}/` };
}
