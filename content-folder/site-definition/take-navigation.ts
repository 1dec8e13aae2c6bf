import { withColumns } from "./footer-links.ts";
import { type Navigation, mergeNavigation } from "./navigation.ts";
import { NavigationYml } from "./navigation-yml.ts";
import { type Around, type TakenPart, takePart } from "./take-part.ts";
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
