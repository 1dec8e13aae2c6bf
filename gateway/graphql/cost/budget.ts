import { tooLarge } from "../complexity.ts";
import type { ComplexityError } from "../complexity.ts";
import type { Turns } from "./turns.ts";

/** Limits on the size of one operation's answer. */
export interface AnswerLimits {
  readonly fields: number;
  readonly bytes: number;
}

/** What one execution may still do: a second line of defence, for lists that are longer than the schema says. */
export interface Budget {
  /** Counts fields that are about to be resolved; false if there are too many. */
  readonly takeFields: (count: number, field: string) => boolean;
  /** Counts characters of the answer; false if there are too many. */
  readonly takeBytes: (count: number, field: string) => boolean;
  /** Whether `count` more fields are within the limit. */
  readonly hasRoomFor: (count: number) => boolean;
  /** Stops the execution now, with `field` named in the error. */
  readonly exceed: (field: string) => void;
  /** What stopped the execution; null while it runs. */
  readonly problem: () => ComplexityError | null;
  /** Resolves when the budget is exceeded, else never. */
  readonly exceeded: Promise<ComplexityError>;
  /** Never settles: a stopped execution waits for it, and so does no more work. */
  readonly never: Promise<never>;
  readonly fieldCount: () => number;
  /** Waits for a later event-loop turn, before work that takes as long as hundreds of fields. */
  readonly pause: () => Promise<void>;
}

/** How many fields the work after a `pause` counts as. */
const fieldsPerPause = 250;

/** Builds the budget of one execution. */
export function createBudget(limits: AnswerLimits, turns: Turns): Budget {
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
}
