/** The site as its files describe it. */
export interface SiteOfFiles {
  readonly name: string;
  /** Without a trailing slash. */
  readonly url: string;
}

/** An address on the site or elsewhere, made absolute. */
export function absoluteUrl({ url }: Pick<SiteOfFiles, "url">, address: string): string {
  return address.startsWith("/") ? `${url}${address}` : address;
}
