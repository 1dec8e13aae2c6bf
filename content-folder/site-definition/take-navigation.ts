import { closestTo } from "../closest.ts";
import { type DocumentTypes, findType } from "../document-types/document-type.ts";
import type { PresetName } from "../document-types/presets.ts";
import { show } from "../fields.ts";
import { type LineProblem, withheld } from "../problem.ts";
import { takeGood } from "../take-good.ts";
import { type LineOf, isMapping } from "../yaml-reading.ts";
import { type Navigation, defaultNavigation, mergeNavigation } from "./navigation.ts";
import { NavigationYml } from "./navigation-yml.ts";
import { type NamedType, typesNamedIn } from "./types-named.ts";

/** The navigation that `site.yml` defines. */
export interface TakenNavigation {
  /** What is sound in it. */
  readonly navigation: Navigation;
  /** Any problem keeps the navigation that was in force before: half of a header is no header. */
  readonly problems: readonly LineProblem[];
}

interface Around {
  readonly preset: PresetName;
  readonly types: DocumentTypes;
  readonly lineOf: LineOf;
}

/** Takes the value of `navigation:`, merged over the preset's. */
export function takeNavigation(given: unknown, { preset, types, lineOf }: Around): TakenNavigation {
  if (given === undefined || given === null) return { navigation: mergeNavigation(preset, {}), problems: [] };
  if (!isMapping(given)) {
    const message = `navigation: expected header, footer and login, got ${show(given)}`;
    return {
      navigation: mergeNavigation(preset, {}),
      problems: [withheld("bad-field", lineOf(["navigation"]), message)],
    };
  }
  const { data, problems } = takeGood(NavigationYml, given, { lineOf: (path) => lineOf(["navigation", ...path]) });
  return {
    navigation: mergeNavigation(preset, data),
    problems: [
      ...problems.map(({ line, message, cause }) => withheld(cause, line, `navigation: ${message}`)),
      ...typesNamedIn(data).flatMap((named) => faultOf(named, types, lineOf)),
    ],
  };
}

/** A type that the site removed is no fault: what names it is gone with it. */
function faultOf({ id, path }: NamedType, types: DocumentTypes, lineOf: LineOf): readonly LineProblem[] {
  if (findType(types, id) !== null || types.removed.some((type) => type.id === id)) return [];
  const known = types.all.map((type) => type.id);
  const meant = closestTo(id, known);
  const hint = meant === null ? `The types are ${known.join(", ")}.` : `Did you mean "${meant}"?`;
  const message = `${path.join(".")}: expected the id of a document type, got "${id}". ${hint}`;
  return [withheld("bad-field", lineOf(path), message)];
}

/**
 * The navigation in force after `site.yml` was read: the one that it defines; the one from before if it has a problem or could not be read (null). At
 * the first start there is none from before, and what is sound counts.
 */
export function navigationInForce(taken: TakenNavigation | null, before: Navigation | null): Navigation {
  if (taken === null) return before ?? defaultNavigation;
  return taken.problems.length === 0 ? taken.navigation : (before ?? taken.navigation);
}
