import { percentDecoded } from "./percent-decoding.ts";

/**
 * The default title of a page: hyphens become spaces, segments are capitalised and joined with " | "; the root is "Home".
 *
 * @example titleFromPath("/white-paper/market-trends") // "White Paper | Market Trends"
 */
export function titleFromPath(path: string): string {
  const segments = path.split("/").filter((segment) => segment !== "");
  return segments.length === 0 ? "Home" : segments.map(toTitle).join(" | ");
}

function toTitle(segment: string): string {
  return percentDecoded(segment)
    .split(/[-\s]+/)
    .filter((word) => word !== "")
    .map((word) => word.charAt(0).toLocaleUpperCase("en-US") + word.slice(1))
    .join(" ");
}
