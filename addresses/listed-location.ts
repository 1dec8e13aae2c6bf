const fileEnding = /\.(?:xml|txt|json|md|pdf|svg|png|jpe?g|gif|webp|avif)$/i;

/** What the addresses of a type's documents begin with: such an address is a page's, however it ends. */
interface TypeOfPages {
  /** Root-absolute. */
  readonly path: string;
}

/**
 * A link of a sitemap with the location that the sitemap lists: the canonical address of a page, which ends in a slash; that of a file does not.
 *
 * @example withListedLocation({ location: "https://x.example/article/node.js" }, types, "https://x.example") // location: "https://x.example/article/node.js/"
 */
export function withListedLocation<T extends { readonly location: string }>(
  link: T,
  types: readonly TypeOfPages[],
  siteUrl: string,
): T {
  const { location } = link;
  if (location.endsWith("/") || /[?#]/.test(location)) return link;
  return fileEnding.test(location) && !types.some(({ path }) => location.startsWith(`${siteUrl}${path}/`))
    ? link
    : { ...link, location: `${location}/` };
}

/**
 * A priority as a sitemap writes it.
 *
 * @example writtenPriority(1) // "1.0"
 * @example writtenPriority(0.75) // "0.75"
 */
export function writtenPriority(priority: number): string {
  return priority.toFixed(4).replace(/0{1,3}$/, "");
}
