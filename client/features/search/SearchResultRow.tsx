import { Link } from "react-router-dom";
import { toLongDate } from "../../time/dates.ts";
import { matchesOf } from "../../text/marked-text.ts";
import { Highlighted } from "../../ui/Highlighted.tsx";
import { inItsLanguage } from "../../text/in-its-language.ts";
import type { SearchPageQuery } from "./SearchPage.generated.ts";
import { useSearchResultRowFragment } from "./SearchResultRow.generated.ts";
import styles from "./SearchResultRow.module.css";
import { SectionText } from "./box/SectionText.tsx";

interface SearchResultRowProps {
  readonly result: NonNullable<SearchPageQuery["search"]>["items"][number];
  /** What all results have in common, which their rows need not repeat. */
  readonly common: readonly ("type" | "category")[];
  /** Matches the searched words in a text. */
  readonly pattern: RegExp | null;
  /** Called with the document's slug when it is followed. */
  readonly onFollow: (slug: string) => void;
}

/** A document found, with its matching sections. */
export function SearchResultRow({
  result: { document, excerpt, sections },
  common,
  pattern,
  onFollow,
}: SearchResultRowProps) {
  const data = useSearchResultRowFragment(document);
  const spoken = inItsLanguage(data);
  const facts = [
    common.includes("type") ? null : data.type.label,
    common.includes("category") ? null : data.category,
    toLongDate(data.lastUpdated ?? data.datePublished),
  ];
  return (
    <li className={styles.row}>
      <div>
        <h2>
          <Link to={data.path} onClick={() => onFollow(document.slug)} {...spoken}>
            <Highlighted text={data.subject} matches={matchesOf(data.subject, pattern)} />
          </Link>
        </h2>
        {excerpt && (
          <p className={styles.text} {...spoken}>
            <Highlighted
              text={excerpt.snippet}
              matches={excerpt.matches.length > 0 ? excerpt.matches : matchesOf(excerpt.snippet, pattern)}
            />
          </p>
        )}
        <p className={styles.meta}>{facts.filter((fact) => fact !== null).join(" · ")}</p>
      </div>
      {sections.length > 0 && data.type.layout !== "GLOSSARY" && (
        <ul className={styles.sections} {...spoken}>
          {sections.map(({ heading, anchor, snippet, matches }) => (
            <li key={anchor}>
              <Link to={`${data.path}#${anchor}`} onClick={() => onFollow(document.slug)}>
                <SectionText heading={heading} snippet={snippet} matches={matches} pattern={pattern} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
