import type { Feed, FeedItem } from "./feed.ts";

/** JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function toJsonFeed(feed: Feed): string {
  return `${JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    home_page_url: feed.homeUrl,
    feed_url: `${feed.address}.json`,
    description: feed.description,
    language: feed.language,
    authors: [{ name: feed.siteName, url: feed.siteUrl }],
    items: feed.items.map(toItem),
  })}\n`;
}

/** Unknown values are left out. One of the two contents is required: without HTML it is the summary or the title. */
function toItem(item: FeedItem) {
  return {
    id: item.id,
    url: item.url,
    title: item.title,
    ...(item.language === null ? {} : { language: item.language }),
    ...(item.html === null ? { content_text: item.summary ?? item.title } : { content_html: item.html }),
    ...(item.summary === null ? {} : { summary: item.summary }),
    ...(item.image === null ? {} : { image: item.image }),
    ...(item.published === null ? {} : { date_published: item.published }),
    ...(item.updated === null ? {} : { date_modified: item.updated }),
    ...(item.authors.length === 0
      ? {}
      : { authors: item.authors.map(({ name, url }) => (url === null ? { name } : { name, url })) }),
    ...(item.tags.length === 0 ? {} : { tags: item.tags }),
  };
}
