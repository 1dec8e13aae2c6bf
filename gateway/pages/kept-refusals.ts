import type { Answer } from "../answers/answer.ts";

/** Builds the answer of an address. */
type FillAddress<Routed extends { readonly address: string }> = (routed: Routed) => Promise<Answer>;

/** As long as a page that is missing (reliability, "Rules of answers", 7). */
const keptMs = 5_000;
const keptMost = 20;

interface Kept {
  readonly answer: Promise<Answer>;
  readonly until: number;
}

/**
 * A fill whose last answers are kept for some seconds, and shared meanwhile. Search results that are refused take from no allowance, so each would be
 * rendered anew for everybody who goes on asking.
 */
export function keepRefusals<Routed extends { readonly address: string }>(
  fill: FillAddress<Routed>,
): FillAddress<Routed> {
  const kept = new Map<string, Kept>();

  const begin = (routed: Routed): Promise<Answer> => {
    const { address } = routed;
    const made: Kept = { answer: fill(routed), until: Date.now() + keptMs };
    const drop = (): void => {
      if (kept.get(address) === made) kept.delete(address);
    };
    kept.delete(address);
    kept.set(address, made);
    const [oldest] = kept.keys();
    if (kept.size > keptMost && oldest !== undefined) kept.delete(oldest);
    made.answer.then(({ status }) => status >= 500 && drop(), drop);
    return made.answer;
  };

  return (routed) => {
    const known = kept.get(routed.address);
    const leftMs = known === undefined ? 0 : known.until - Date.now();
    // More than it is kept for: the clock was set back.
    return known !== undefined && leftMs > 0 && leftMs <= keptMs ? known.answer : begin(routed);
  };
}
