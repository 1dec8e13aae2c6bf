/** A feed as every format tells it. All addresses are absolute; all dates are ISO 8601 in UTC. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** The page that lists the same. */
  readonly homeUrl: string;
  /** The feed's own address without the ending of its format. */
  readonly address: string;
  readonly siteName: string;
  readonly siteUrl: string;
  readonly items: readonly FeedItem[];
}

/** One entry of a feed. */
export interface FeedItem {
  /** Never changes while the document is called the same, whatever becomes of its type, category or title. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string | null;
  /** Safe HTML; null where the feed would become too long. */
  readonly html: string | null;
  readonly image: string | null;
  readonly published: string | null;
  readonly updated: string | null;
  readonly authors: readonly { readonly name: string; readonly url: string | null }[];
  readonly tags: readonly string[];
}

/** When an entry last changed; null when unknown. */
export const changedAt = ({ published, updated }: Pick<FeedItem, "published" | "updated">): string | null =>
  updated ?? published;

/** RFC 4287 wants a date of everything: what has none is as old as can be, and never "now". */
export const oldest = "1970-01-01T00:00:00Z";

/** When a feed last changed: with its newest entry. */
export const feedChangedAt = ({ items }: Pick<Feed, "items">): string =>
  items.reduce((latest, item) => ((changedAt(item) ?? "") > latest ? (changedAt(item) ?? latest) : latest), oldest);
