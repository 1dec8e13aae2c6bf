import { withColumns } from "./footer-links.ts";
import { mergeNavigation } from "./navigation.ts";
import type { Navigation } from "./navigation.ts";
import { NavigationYml } from "./navigation-yml.ts";
import { takePart } from "./take-part.ts";
import type { Around, TakenPart } from "./take-part.ts";
import { typesNamedIn } from "./types-named.ts";

/** Takes the value of `navigation:`, merged over the preset's. */
export function takeNavigation(given: unknown, around: Around): TakenPart<Navigation> {
  const columns = withColumns(given, around.lineOf);
  return takePart(
    {
      key: "navigation",
      schema: NavigationYml,
      expected: "header, footer, login and announcement",
      merge: mergeNavigation,
      typesNamedIn,
    },
    columns.given,
    { ...around, lineOf: columns.lineOf },
  );
}
