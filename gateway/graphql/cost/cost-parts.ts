/** The cost of a part of an operation. */
export interface CostPart {
  readonly total: number;
  /** Points of its plain fields, which count toward the field that holds them. */
  readonly plain: number;
  /** Points of every other field by name, its plain fields included, over all selections. */
  readonly byField: ReadonlyMap<string, number>;
}

/** Large enough for every comparison, and small enough to stay exact. */
const mostPoints = 1e15;
function bounded(points: number): number {
  return Math.min(mostPoints, points);
}

/** What is left out costs nothing. */
export const noCost: CostPart = { total: 0, plain: 0, byField: new Map() };

/** A plain field. */
export function leaf(weight: number): CostPart {
  return { total: weight, plain: weight, byField: noCost.byField };
}

/** A field that is listed by name although it holds no others. */
export function named(field: string, weight: number): CostPart {
  return {
    total: weight,
    plain: 0,
    byField: new Map([[field, weight]]),
  };
}

/** Adds up siblings. */
export function add(parts: readonly CostPart[]): CostPart {
  const byField = new Map<string, number>();
  let total = 0;
  let plain = 0;
  for (const part of parts) {
    total = bounded(total + part.total);
    plain = bounded(plain + part.plain);
    for (const [field, points] of part.byField) byField.set(field, bounded((byField.get(field) ?? 0) + points));
  }
  return { total, plain, byField };
}

interface Holder {
  readonly field: string;
  readonly weight: number;
  readonly itemWeight: number;
  readonly below: CostPart;
}

/** A field that holds its selection `size` times. */
export function times(size: number, { field, weight, itemWeight, below }: Holder): CostPart {
  const scaled = new Map([...below.byField].map(([name, points]) => [name, bounded(points * size)]));
  scaled.set(field, bounded((scaled.get(field) ?? 0) + weight + size * (itemWeight + below.plain)));
  return { total: bounded(weight + size * (itemWeight + below.total)), plain: 0, byField: scaled };
}
