/**
 * The anchors of a changelog's entries: their days. Of several entries of a day the oldest has the day alone, so that a newer one changes no anchor.
 * Feeds and visitors link to them.
 *
 * @example changeAnchors(["2026-03-02", "2026-03-01", "2026-03-01"]) // ["2026-03-02", "2026-03-01-2", "2026-03-01"]
 */
export function changeAnchors(datesNewestFirst: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return datesNewestFirst
    .toReversed()
    .map((date) => {
      const day = date.slice(0, 10);
      const count = (seen.get(day) ?? 0) + 1;
      seen.set(day, count);
      return count === 1 ? day : `${day}-${count}`;
    })
    .toReversed();
}
