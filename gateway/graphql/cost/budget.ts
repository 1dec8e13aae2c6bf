import { tooLarge } from "../complexity.ts";
import type { ComplexityError } from "../complexity.ts";
import type { Turns } from "./turns.ts";

/** How large the answer of one operation may become. */
export interface AnswerLimits {
  readonly fields: number;
  readonly bytes: number;
}

/** What one execution may still do: the second wall, for lists that are longer than the schema says. */
export interface Budget {
  /** Takes fields that are about to be resolved; false when there are too many. */
  readonly takeFields: (count: number, field: string) => boolean;
  /** Takes characters of the answer. */
  readonly takeBytes: (count: number, field: string) => boolean;
  /** Whether so many fields may still come. */
  readonly hasRoomFor: (count: number) => boolean;
  /** Ends the execution now. */
  readonly exceed: (field: string) => void;
  /** What ended the execution; null while it goes on. */
  readonly problem: () => ComplexityError | null;
  /** Resolves when the budget is exceeded, else never. */
  readonly exceeded: Promise<ComplexityError>;
  /** Never settles: what an ended execution waits for, so that it does nothing more. */
  readonly never: Promise<never>;
  readonly fieldCount: () => number;
  /** Waits for a turn of the event loop, before work that takes as long as hundreds of fields. */
  readonly pause: () => Promise<void>;
}

/** So many fields take about as long as a piece of work that is paused for. */
const fieldsPerPause = 250;

/** Builds the budget of one execution. */
export const createBudget = (limits: AnswerLimits, turns: Turns): Budget => {
  const { promise, resolve } = Promise.withResolvers<ComplexityError>();
  let fields = 0;
  let bytes = 0;
  let problem: ComplexityError | null = null;
  const end = (what: "fields" | "bytes", field: string): void => {
    problem ??= tooLarge(what, limits[what], field);
    resolve(problem);
  };
  const budget: Budget = {
    takeFields: (count, field) => {
      fields += count;
      if (fields > limits.fields) end("fields", field);
      return problem === null;
    },
    takeBytes: (count, field) => {
      bytes += count;
      if (bytes > limits.bytes) end("bytes", field);
      return problem === null;
    },
    hasRoomFor: (count) => fields + count <= limits.fields,
    exceed: (field) => end("fields", field),
    problem: () => problem,
    exceeded: promise,
    never: new Promise<never>(() => undefined),
    fieldCount: () => fields,
    pause: () => turns.wait(budget, fieldsPerPause),
  };
  return budget;
};
