import { matchesOf } from "../../../text/marked-text.ts";
import { Highlighted } from "../../../ui/Highlighted.tsx";

interface SectionTextProps {
  readonly heading: string | null;
  readonly snippet: string;
  readonly matches: readonly (readonly number[])[];
  /** Finds what was searched in the heading. */
  readonly pattern: RegExp | null;
}

/** A section that was found: its heading and the words around the matches, both with what was found marked. */
export const SectionText = ({ heading, snippet, matches, pattern }: SectionTextProps) => (
  <>
    <b>
      <Highlighted text={heading ?? ""} matches={matchesOf(heading ?? "", pattern)} />
    </b>
    <small>
      <Highlighted text={snippet} matches={matches} />
    </small>
  </>
);
