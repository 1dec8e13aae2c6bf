/** An image's address if a page may show it: `https:`, or a root-absolute path of our own; else null. */
export const safeImageUrl = (url: string | null): string | null => {
  if (url === null) return null;
  if (/^\/(?!\/)/.test(url)) return url;
  return URL.canParse(url) && new URL(url).protocol === "https:" ? url : null;
};
