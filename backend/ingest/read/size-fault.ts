/** What the gateway shows of one text, as gateway/content/content-limits.ts has it. */
const most = { bytes: 512 * 1024, tags: 20_000 } as const;

/** Why a text will not be shown, although its page is there; null when it will be. */
export function sizeFaultOf(html: string): string | null {
  const bytes = Buffer.byteLength(html);
  if (bytes > most.bytes) return tooLarge(`${most.bytes} bytes of HTML`, `${bytes}`);
  const tags = html.match(/<[a-z]/giu)?.length ?? 0;
  return tags > most.tags ? tooLarge(`${most.tags} tags`, `${tags}`) : null;
}

function tooLarge(most: string, found: string): string {
  return `the text is too large, and its page says so in its place: expected at most ${most}, got ${found}. Split it into several documents`;
}
