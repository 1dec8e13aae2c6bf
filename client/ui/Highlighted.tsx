import { toRuns } from "../text/marked-text.ts";

/** A text with the words marked that were searched for. */
export const Highlighted = ({
  text,
  matches,
}: {
  readonly text: string;
  readonly matches: readonly (readonly number[])[];
}) => toRuns(text, matches).map(({ text: run, isMatch, start }) => (isMatch ? <mark key={start}>{run}</mark> : run));
