import { lettersFor } from "./letters.ts";
import styles from "./LetterFilter.module.css";
import { say } from "../../../words/say.ts";

interface LetterFilterProps {
  /** The letters that have entries. */
  readonly filled: ReadonlySet<string | null>;
  /** Null: all entries. */
  readonly chosen: string | null;
  readonly onChoose: (letter: string | null) => void;
}

/** "All", and the letters of the terms' alphabets; letters without entries are disabled. */
export function LetterFilter({ filled, chosen, onChoose }: LetterFilterProps) {
  return (
    <nav className={styles.letters} data-scripted="" aria-label={say("Filter by letter")}>
      <ul>
        {[null, ...lettersFor(filled)].map((letter) => (
          <li key={letter ?? say("All")}>
            <button
              type="button"
              aria-pressed={letter === chosen}
              disabled={letter !== null && !filled.has(letter)}
              onClick={() => onChoose(letter)}
            >
              {letter ?? say("All")}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
