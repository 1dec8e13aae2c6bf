/** A value that results can be narrowed to, or that they are narrowed to. */
export interface FacetOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
  /** The results with this choice; of a chosen one, without it. */
  readonly to: string;
}

/** What results are narrowed to, and the results without it. */
export type ChosenOption = Pick<FacetOption, "value" | "label" | "to">;
