import { matchesOf } from "../../../text/marked-text.ts";
import { Highlighted } from "../../../ui/Highlighted.tsx";

interface SectionTextProps {
  readonly heading: string | null;
  readonly snippet: string;
  readonly matches: readonly (readonly number[])[];
  /** Matches the searched words in the heading. */
  readonly pattern: RegExp | null;
}

/** A matching section: its heading and a snippet, both with the matches highlighted. */
export function SectionText({ heading, snippet, matches, pattern }: SectionTextProps) {
  return (
    <>
      <b>
        <Highlighted text={heading ?? ""} matches={matchesOf(heading ?? "", pattern)} />
      </b>
      <small>
        <Highlighted text={snippet} matches={matches} />
      </small>
    </>
  );
}
