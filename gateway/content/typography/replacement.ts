/** Characters of a text, and what stands in their place. */
export interface Replacement {
  readonly at: number;
  readonly length: number;
  readonly text: string;
}
