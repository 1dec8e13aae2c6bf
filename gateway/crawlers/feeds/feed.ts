/** A feed, whatever its format. All addresses are absolute; all dates are ISO 8601 in UTC. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** The page with the same list. */
  readonly homeUrl: string;
  /** The feed's own address without the extension of its format. */
  readonly address: string;
  readonly siteName: string;
  readonly siteUrl: string;
  /** The tag of the site's language. */
  readonly language: string;
  readonly items: readonly FeedItem[];
}

/** One entry of a feed. */
export interface FeedItem {
  /** Stable while the document keeps its slug, whatever happens to its type, category or title. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** That of its words, where it is not the feed's. */
  readonly language: string | null;
  readonly summary: string | null;
  /** Safe HTML; null where there is none, or where the feed would become too long. */
  readonly html: string | null;
  readonly image: string | null;
  readonly published: string | null;
  readonly updated: string | null;
  readonly authors: readonly { readonly name: string; readonly url: string | null }[];
  readonly tags: readonly string[];
}

/** When an entry last changed; null when unknown. */
export function changedAt({ published, updated }: Pick<FeedItem, "published" | "updated">): string | null {
  return updated ?? published;
}

/** RFC 4287 requires a date everywhere: what has none is as old as can be, and never "now". */
export const oldest = "1970-01-01T00:00:00Z";

/** When a feed last changed: the date of its newest entry. */
export function feedChangedAt({ items }: Pick<Feed, "items">): string {
  return items.reduce(
    (latest, item) => ((changedAt(item) ?? "") > latest ? (changedAt(item) ?? latest) : latest),
    oldest,
  );
}
