import type { Candidate } from "../candidates.ts";

/** The share of what programmers type that documents have as typed, 0 to 1, by their ids. */
export type LiteralShares = ReadonlyMap<number, number>;

/** For a question without anything that programmers type. */
export const noLiterals: LiteralShares = new Map();

/** Looks for what programmers type, given in lower case, in all that readers see of documents. */
export function literalShares(candidates: readonly Candidate[], literals: readonly string[]): LiteralShares {
  return new Map(
    candidates.map((candidate) => {
      const text = textOf(candidate).toLowerCase();
      return [candidate.id, literals.filter((literal) => text.includes(literal)).length / literals.length] as const;
    }),
  );
}

function textOf({ document: { subject, description }, sections }: Candidate): string {
  return [subject, description ?? "", ...sections.flatMap(({ heading, text }) => [heading ?? "", text])].join("\n");
}
