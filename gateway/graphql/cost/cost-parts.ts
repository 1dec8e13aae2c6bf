/** What a part of an operation costs. */
export interface CostPart {
  readonly total: number;
  /** Its plain fields: they count for the field that holds them. */
  readonly plain: number;
  /** Every other field by its name, with its plain fields, wherever it is selected. */
  readonly byField: ReadonlyMap<string, number>;
}

/** Large enough for every comparison, and small enough to stay exact. */
const mostPoints = 1e15;
const bounded = (points: number): number => Math.min(mostPoints, points);

export const noCost: CostPart = { total: 0, plain: 0, byField: new Map() };

/** A plain field. */
export const leaf = (weight: number): CostPart => ({ total: weight, plain: weight, byField: noCost.byField });

/** A field that is worth its name though it holds nothing. */
export const named = (field: string, weight: number): CostPart => ({
  total: weight,
  plain: 0,
  byField: new Map([[field, weight]]),
});

/** Things beside each other. */
export const add = (parts: readonly CostPart[]): CostPart => {
  const byField = new Map<string, number>();
  let total = 0;
  let plain = 0;
  for (const part of parts) {
    total = bounded(total + part.total);
    plain = bounded(plain + part.plain);
    for (const [field, points] of part.byField) byField.set(field, bounded((byField.get(field) ?? 0) + points));
  }
  return { total, plain, byField };
};

interface Holder {
  readonly field: string;
  readonly weight: number;
  readonly itemWeight: number;
  readonly below: CostPart;
}

/** A field that holds so many times what lies below it. */
export const times = (size: number, { field, weight, itemWeight, below }: Holder): CostPart => {
  const scaled = new Map([...below.byField].map(([name, points]) => [name, bounded(points * size)]));
  scaled.set(field, bounded((scaled.get(field) ?? 0) + weight + size * (itemWeight + below.plain)));
  return { total: bounded(weight + size * (itemWeight + below.total)), plain: 0, byField: scaled };
};
