import type { FragmentType } from "@apollo/client";
import BookOpen from "lucide-react/icons/book-open";
import Braces from "lucide-react/icons/braces";
import FileText from "lucide-react/icons/file-text";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { docTypeNames } from "../../../lib/doc-type.ts";
import type { DocTypeName } from "../../../lib/doc-type.ts";
import { matchesOf } from "../../../lib/marked-text.ts";
import { searchAddress } from "../../../lib/search-address.ts";
import { Highlighted } from "../../../ui/Highlighted.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useAnnouncement } from "../../../ui/use-announcement.ts";
import { DropdownMessage } from "./Dropdown.tsx";
import { foundText } from "./found-text.ts";
import { useSearchHitFragment } from "./SearchHit.generated.ts";
import type { SearchHitFragment } from "./SearchHit.generated.ts";
import { useSearchHitsQuery } from "./SearchHits.generated.ts";
import type { SearchHitsQuery } from "./SearchHits.generated.ts";
import styles from "./SearchHits.module.css";
import { useLast } from "./use-last.ts";
import { SectionText } from "./SectionText.tsx";

interface SearchHitsProps {
  readonly term: string;
  readonly type: DocTypeName | null;
  readonly activeId: string | null;
  readonly onChoose: () => void;
}

type Results = NonNullable<SearchHitsQuery["search"]>;

/**
 * What a term finds, and every state of it. An answer belongs to the term that was asked for, so a late one never
 * replaces a newer one; until the next answer comes, the last one stays.
 */
export const SearchHits = ({ term, type, activeId, onChoose }: SearchHitsProps) => {
  const { data, loading, failureOf } = useSearchHitsQuery({ term, limit: 8, ...(type ? { type } : {}) });
  const shown = useLast(data?.search ? { results: data.search, term } : null, loading);
  const failure = failureOf("search");
  if (failure) return <DropdownMessage text={failure.message === "" ? "Failed to fetch results" : `Error: ${failure.message}`} />;
  if (shown === null) return <DropdownMessage text={loading ? "Loading..." : "Failed to fetch results"} />;
  if (shown.results.items.length === 0) return <DropdownMessage text="No results found." />;
  return <Found results={shown.results} term={shown.term} type={type} activeId={activeId} onChoose={onChoose} />;
};

const Found = ({ results: { items, pagination, correctedTerm }, term, type, activeId, onChoose }: { readonly results: Results } & SearchHitsProps) => {
  useAnnouncement(foundText({ totalItems: pagination.totalItems, term, correctedTerm }));
  return (
    <>
      {correctedTerm !== null && (
        <p className={styles.corrected}>
          Showing results for <strong>{correctedTerm}</strong>
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a combobox whose options are links */}
      <div role="listbox" aria-label="Results">
        {items.map(({ document, sections }, index) => (
          <Hit key={document.slug} hit={document} sections={sections} index={index} term={correctedTerm ?? term} activeId={activeId} onChoose={onChoose} />
        ))}
        <Option className={styles.all} id="search-all" activeId={activeId} to={searchAddress({ term, type, page: 1 })} onChoose={onChoose}>
          {pagination.totalItems === 1 ? "See the result page" : `See all ${pagination.totalItems} results`}
        </Option>
      </div>
    </>
  );
};

interface HitProps {
  readonly hit: FragmentType<SearchHitFragment>;
  readonly sections: Results["items"][number]["sections"];
  readonly index: number;
  readonly term: string;
  readonly activeId: string | null;
  readonly onChoose: () => void;
}

/** At most two sections a document, so that the list stays a list of documents. */
const mostSections = 2;

const Hit = ({ hit, sections, index, term, activeId, onChoose }: HitProps) => {
  const data = useSearchHitFragment(hit);
  const address = `/article/${encodeURIComponent(data.slug)}`;
  const headed = sections.filter(({ anchor, heading }) => anchor !== null && heading !== null).slice(0, mostSections);
  const top = sections.find(({ anchor }) => anchor === null);
  return (
    <>
      <Option className={styles.option} id={`search-${index}`} activeId={activeId} to={address} onChoose={onChoose}>
        <Icon of={data.docType === "GLOSSARY" ? BookOpen : data.docType === "API" ? Braces : FileText} />
        <b>
          <Highlighted text={data.subject} matches={matchesOf(data.subject, term)} />
        </b>
        <span className={styles.where}>{docTypeNames(data.docType).label}</span>
        {top ? (
          <small className={styles.text}>
            <Highlighted text={top.snippet} matches={top.matches} />
          </small>
        ) : (
          data.metaDescription && <small className={styles.text}>{data.metaDescription}</small>
        )}
      </Option>
      {headed.map(({ heading, anchor, snippet, matches }, part) => (
        <Option
          key={anchor}
          className={`${styles.option} ${styles.part}`}
          id={`search-${index}-${part}`}
          activeId={activeId}
          to={`${address}#${anchor}`}
          onChoose={onChoose}
        >
          <SectionText heading={heading} snippet={snippet} matches={matches} term={term} />
        </Option>
      ))}
    </>
  );
};

interface OptionProps {
  readonly id: string;
  readonly activeId: string | null;
  readonly to: string;
  readonly className: string | undefined;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

const Option = ({ id, activeId, to, className, onChoose, children }: OptionProps) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option that leads to a page
  <Link role="option" tabIndex={-1} id={id} aria-selected={activeId === id} className={className} to={to} onClick={onChoose}>
    {children}
  </Link>
);
