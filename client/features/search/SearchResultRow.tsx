import type { FragmentType } from "@apollo/client";
import { Link } from "react-router-dom";
import { toLongDate } from "../../lib/dates.ts";
import { docTypeNames } from "../../lib/doc-type.ts";
import { matchesOf } from "../../lib/marked-text.ts";
import { Highlighted } from "../../ui/Highlighted.tsx";
import type { SearchPageQuery } from "./SearchPage.generated.ts";
import { useSearchResultRowFragment } from "./SearchResultRow.generated.ts";
import type { SearchResultRowFragment } from "./SearchResultRow.generated.ts";
import styles from "./SearchResultRow.module.css";
import { SectionText } from "./box/SectionText.tsx";

type Sections = NonNullable<SearchPageQuery["search"]>["items"][number]["sections"];

interface SearchResultRowProps {
  readonly document: FragmentType<SearchResultRowFragment>;
  readonly sections: Sections;
  readonly term: string;
}

/** A document found, and the sections of it that match. */
export const SearchResultRow = ({ document, sections, term }: SearchResultRowProps) => {
  const data = useSearchResultRowFragment(document);
  const address = `/article/${encodeURIComponent(data.slug)}`;
  const top = sections.find(({ anchor }) => anchor === null);
  const facts = [docTypeNames(data.docType).label, data.category, toLongDate(data.lastUpdated ?? data.datePublished)];
  return (
    <li className={styles.row}>
      <h2>
        <Link to={address}>
          <Highlighted text={data.subject} matches={matchesOf(data.subject, term)} />
        </Link>
      </h2>
      <p className={styles.text}>{top ? <Highlighted text={top.snippet} matches={top.matches} /> : data.metaDescription}</p>
      <p className={styles.meta}>{facts.filter((fact) => fact !== null).join(" · ")}</p>
      <MatchingSections address={address} sections={sections} term={term} />
    </li>
  );
};

const MatchingSections = ({ address, sections, term }: { readonly address: string; readonly sections: Sections; readonly term: string }) => {
  const headed = sections.filter(({ anchor }) => anchor !== null);
  return headed.length === 0 ? null : (
    <ul className={styles.sections}>
      {headed.map(({ heading, anchor, snippet, matches }) => (
        <li key={anchor}>
          <Link to={`${address}#${anchor}`}>
            <SectionText heading={heading} snippet={snippet} matches={matches} term={term} />
          </Link>
        </li>
      ))}
    </ul>
  );
};
