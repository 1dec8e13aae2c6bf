import { toRuns } from "../text/marked-text.ts";

/** A text with its matches highlighted. */
export function Highlighted({
  text,
  matches,
}: {
  readonly text: string;
  readonly matches: readonly (readonly number[])[];
}) {
  return toRuns(text, matches).map(({ text: run, isMatch, start }) => (isMatch ? <mark key={start}>{run}</mark> : run));
}
