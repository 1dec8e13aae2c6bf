/**
 * The default title of a page: hyphens become spaces, segments are capitalised and joined with " | "; the root is "Home".
 *
 * @example titleFromPath("/white-paper/domain-trends") // "White Paper | Domain Trends"
 */
export const titleFromPath = (path: string): string => {
  const segments = path.split("/").filter((segment) => segment !== "");
  return segments.length === 0 ? "Home" : segments.map(toTitle).join(" | ");
};

const toTitle = (segment: string): string =>
  decoded(segment)
    .split(/[-\s]+/)
    .filter((word) => word !== "")
    .map((word) => word.charAt(0).toLocaleUpperCase("en-US") + word.slice(1))
    .join(" ");

/** A path is decoded already where it comes from a page request; a stray percent sign stays as it is. */
const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};
