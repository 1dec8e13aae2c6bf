import type { z } from "zod";
import { closestTo } from "../faults/closest.ts";
import { findType } from "../document-types/document-type.ts";
import type { DocumentTypes } from "../document-types/document-type.ts";
import type { Preset } from "../document-types/presets.ts";
import type { Basis } from "../document-types/take-types.ts";
import { show } from "../fields.ts";
import { withheld } from "../problem.ts";
import type { LineProblem } from "../problem.ts";
import { takeGood } from "../faults/take-good.ts";
import { isMapping } from "../yaml/yaml-reading.ts";
import type { LineOf } from "../yaml/yaml-reading.ts";
import type { NamedType } from "./types-named.ts";

/** A part of the site definition as `site.yml` has it. */
export interface TakenPart<Part> {
  /** What is sound in it. */
  readonly part: Part;
  /** What is not known of the preset that it is merged over keeps the part from before, too. Left out: it is merged over none. */
  readonly basis?: Basis;
  /** Any problem keeps the part that was in force before: half of a header is no header. */
  readonly problems: readonly LineProblem[];
}

/** What a part is read with. */
export interface Around {
  readonly preset: Preset;
  readonly basis: Basis;
  readonly types: DocumentTypes;
  readonly lineOf: LineOf;
}

/** How a part is read. */
export interface PartReading<Schema extends z.ZodType, Part> {
  /** Its key in `site.yml`. */
  readonly key: string;
  readonly schema: Schema;
  /** What is expected of its value, for the message. */
  readonly expected: string;
  /** Merges what the site says over the preset. */
  readonly merge: (preset: Preset, given: z.output<Schema> | Record<string, never>) => Part;
  readonly typesNamedIn: (given: z.output<Schema>) => readonly NamedType[];
}

/** Takes the value of a part, merged over the preset's. */
export function takePart<Schema extends z.ZodType, Part>(
  { key, schema, expected, merge, typesNamedIn }: PartReading<Schema, Part>,
  given: unknown,
  { preset, basis, types, lineOf }: Around,
): TakenPart<Part> {
  if (given === undefined || given === null) return { part: merge(preset, {}), basis, problems: [] };
  if (!isMapping(given)) {
    const message = `${key}: expected ${expected}, got ${show(given)}`;
    return { part: merge(preset, {}), basis, problems: [withheld("bad-field", lineOf([key]), message)] };
  }
  const { data, problems } = takeGood(schema, given, { lineOf: (path) => lineOf([key, ...path]) });
  return {
    part: merge(preset, data),
    basis,
    problems: [
      ...problems.map(({ line, message, cause }) => withheld(cause, line, `${key}: ${message}`)),
      ...(basis === "unknown" ? [] : typesNamedIn(data).flatMap((named) => faultOf(named, types, lineOf))),
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
 * The part in force after `site.yml` was read: the one that it defines; the one from before if it or what it is merged over has a problem, or
 * if it could not be read (null). At the first start there is none from before, and what is sound counts.
 */
export function partInForce<Part>(taken: TakenPart<Part> | null, before: Part | null, byDefault: Part): Part {
  if (taken === null) return before ?? byDefault;
  const isSound = taken.problems.length === 0 && (taken.basis ?? "known") === "known";
  return isSound ? taken.part : (before ?? taken.part);
}
