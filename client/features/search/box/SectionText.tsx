import { matchesOf } from "../../../lib/marked-text.ts";
import { Highlighted } from "../../../ui/Highlighted.tsx";

interface SectionTextProps {
  readonly heading: string | null;
  readonly snippet: string;
  readonly matches: readonly (readonly number[])[];
  /** What was searched: its words are marked in the heading. */
  readonly terms: readonly string[];
}

/** A section that was found: its heading and the words around the matches, both with what was found marked. */
export const SectionText = ({ heading, snippet, matches, terms }: SectionTextProps) => (
  <>
    <b>
      <Highlighted text={heading ?? ""} matches={matchesOf(heading ?? "", terms)} />
    </b>
    <small>
      <Highlighted text={snippet} matches={matches} />
    </small>
  </>
);
