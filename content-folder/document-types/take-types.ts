import { isLanguageTag } from "../../words/direction.ts";
import { closestTo } from "../faults/closest.ts";
import { show } from "../fields.ts";
import { withheld } from "../problem.ts";
import type { LineProblem } from "../problem.ts";
import { takeGood } from "../faults/take-good.ts";
import { isMapping } from "../yaml/yaml-reading.ts";
import type { LineOf } from "../yaml/yaml-reading.ts";
import { conflictsIn, faultOfId, nothingToRemove, unusedFolders } from "./conflicts.ts";
import type { Conflict } from "./conflicts.ts";
import type { DocumentTypes } from "./document-type.ts";
import { defaultTypes, mergeTypes } from "./merge-types.ts";
import { presetIn, presetNames } from "./presets.ts";
import type { Preset } from "./presets.ts";
import { TypeYml } from "./type-yml.ts";
import type { TypesYml } from "./type-yml.ts";

/**
 * What is known of the preset that types and other parts are merged over. `other-words`: `language` has a problem, so its texts may be in another
 * language; `unknown`: `preset` has one, so its types may be others.
 */
export type Basis = "known" | "other-words" | "unknown";

/** The document types that `site.yml` defines. */
export interface TakenTypes {
  /** What is sound in it: each faulty entry counts as not written. */
  readonly types: DocumentTypes;
  /** What is not known of the preset keeps the types that were in force before, too. */
  readonly basis: Basis;
  /** Any problem keeps the types that were in force before: half of a change would move addresses. */
  readonly problems: readonly LineProblem[];
}

/** Takes the document types from the value of `site.yml`: `types:` merged over `preset:`. */
export function takeTypes(site: Readonly<Record<string, unknown>>, lineOf: LineOf): TakenTypes {
  const taken = takePreset(site, lineOf);
  const { preset, basis } = taken;
  const entries = takeEntries(site["types"], taken, lineOf);
  const merged = mergeTypes(preset, entries.given);
  const problems = [...taken.problems, ...entries.problems];
  if (merged === null)
    return {
      types: defaultTypes,
      basis,
      problems: [...problems, faultAt(lineOf, ["types"], "types: expected at least one type, got none. Keep one")],
    };
  const conflicts = basis === "unknown" ? [] : conflictsOf(entries.given, merged);
  return {
    basis,
    types: withoutConflicts(preset, entries.given),
    problems: [
      ...problems,
      ...conflicts.map(({ id, field, message }) =>
        faultAt(lineOf, ["types", id, field], `types.${id}.${field}: ${message}`),
      ),
    ],
  };
}

function conflictsOf(given: TypesYml, merged: DocumentTypes): readonly Conflict[] {
  return [...conflictsIn(merged, given), ...unusedFolders(given, merged)];
}

/** The types without the entries at fault, and without those that are at fault once these are gone. */
function withoutConflicts(preset: Preset, given: TypesYml): DocumentTypes {
  const merged = mergeTypes(preset, given);
  if (merged === null) return defaultTypes;
  const faulty = new Set(conflictsOf(given, merged).map(({ id }) => id));
  const kept = Object.entries(given).filter(([id]) => !faulty.has(id));
  return kept.length === Object.keys(given).length ? merged : withoutConflicts(preset, Object.fromEntries(kept));
}

/** A preset as `site.yml` names it. */
interface TakenPreset {
  /** The default one where it names none that there is. */
  readonly preset: Preset;
  readonly basis: Basis;
  readonly problems: readonly LineProblem[];
}

/** The preset that `site.yml` names, in its language. */
export function takePreset(site: Readonly<Record<string, unknown>>, lineOf: LineOf): TakenPreset {
  const { preset: given, language: tag = null } = site;
  const isTag = typeof tag === "string" && isLanguageTag(tag);
  const language = isTag ? tag : "en";
  const name = presetNames.find((known) => known === (given ?? "help-centre"));
  if (name !== undefined)
    return { preset: presetIn(name, language), basis: isTag || tag === null ? "known" : "other-words", problems: [] };
  const meant = typeof given === "string" ? closestTo(given, presetNames) : null;
  const message = `preset: expected ${presetNames.join(" or ")}, got ${show(given)}${meant === null ? "" : `. Did you mean "${meant}"?`}`;
  return {
    preset: presetIn("help-centre", language),
    basis: "unknown",
    problems: [faultAt(lineOf, ["preset"], message)],
  };
}

interface Entries {
  readonly given: TypesYml;
  readonly problems: readonly LineProblem[];
}

function takeEntries(given: unknown, over: TakenPreset, lineOf: LineOf): Entries {
  if (given === undefined || given === null) return { given: {}, problems: [] };
  if (!isMapping(given)) {
    const message = `types: expected types, each as "id: fields" or "id: false", got ${show(given)}`;
    return { given: {}, problems: [faultAt(lineOf, ["types"], message)] };
  }
  const taken = Object.entries(given).map(([id, value]) => takeEntry(id, value, over, lineOf));
  return {
    given: Object.fromEntries(taken.flatMap(({ entry }) => (entry === null ? [] : [entry]))),
    problems: taken.flatMap(({ problems }) => problems),
  };
}

interface Entry {
  readonly entry: readonly [id: string, said: TypeYml | false] | null;
  readonly problems: readonly LineProblem[];
}

function takeEntry(id: string, value: unknown, { preset, basis }: TakenPreset, lineOf: LineOf): Entry {
  const at = ["types", id];
  const refused = (message: string): Entry => ({
    entry: null,
    problems: [faultAt(lineOf, at, `types.${id}: ${message}`)],
  });
  const known = Object.keys(preset.types);
  const fault = faultOfId(id);
  if (fault !== null) return refused(fault);
  if (value === false && basis === "unknown") return { entry: null, problems: [] };
  if (value === false)
    return known.includes(id) ? { entry: [id, false], problems: [] } : refused(nothingToRemove(id, known));
  if (value !== null && !isMapping(value))
    return refused(
      `expected fields such as label and layout, or false, got ${show(value)}${value === "no" || value === "off" || value === "false" ? ". Did you mean false?" : ""}`,
    );
  const { data, problems } = takeGood(TypeYml, value ?? {}, { lineOf: (path) => lineOf([...at, ...path]) });
  return {
    entry: [id, data],
    problems: problems.map(({ line, message, cause }) => withheld(cause, line, `types.${id}: ${message}`)),
  };
}

function faultAt(lineOf: LineOf, path: readonly PropertyKey[], message: string): LineProblem {
  return withheld("bad-field", lineOf(path), message);
}
