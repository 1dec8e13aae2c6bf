import BookOpen from "lucide-react/icons/book-open";
import Braces from "lucide-react/icons/braces";
import FileText from "lucide-react/icons/file-text";
import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router-dom";
import { docTypeNames } from "../../../lib/doc-type.ts";
import { matchesOf } from "../../../lib/marked-text.ts";
import { Highlighted } from "../../../ui/Highlighted.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./HitOptions.module.css";
import { useSearchHitFragment } from "./SearchHit.generated.ts";
import type { SearchHitsQuery } from "./SearchHits.generated.ts";
import { SectionText } from "./SectionText.tsx";

/** What a search found, and where. */
export type Results = NonNullable<SearchHitsQuery["search"]>;
/** One document found. */
export type Hit = Results["items"][number];

/** What the options of one list have in common. */
export interface OptionList {
  /** The id of what holds the options: their ids begin with it. */
  readonly listId: string;
  /** The option that the arrow keys have reached. */
  readonly activeId: string | null;
  /** Somebody goes to where an option leads, in this tab. */
  readonly onChoose: () => void;
}

interface HitOptionsProps extends OptionList {
  readonly hit: Hit;
  readonly index: number;
  /** What was searched, in as many words as may be marked. */
  readonly terms: readonly string[];
}

/** A document found, and its sections that match: an option each. */
export const HitOptions = ({ hit: { document, excerpt, sections }, index, terms, ...list }: HitOptionsProps) => {
  const data = useSearchHitFragment(document);
  const address = `/article/${encodeURIComponent(data.slug)}`;
  const id = hitId(list.listId, index);
  return (
    <>
      <Option {...list} className={styles.option} id={id} to={address}>
        <Icon of={data.docType === "GLOSSARY" ? BookOpen : data.docType === "API" ? Braces : FileText} />
        <b>
          <Highlighted text={data.subject} matches={matchesOf(data.subject, terms)} />
        </b>
        <span className={styles.where}>{docTypeNames(data.docType).label}</span>
        {excerpt && (
          <small>
            <Highlighted text={excerpt.snippet} matches={excerpt.matches.length > 0 ? excerpt.matches : matchesOf(excerpt.snippet, terms)} />
          </small>
        )}
      </Option>
      {sections.map(({ heading, anchor, snippet, matches }, part) => (
        <Option {...list} key={anchor} className={`${styles.option} ${styles.part}`} id={`${id}-${part}`} to={`${address}#${anchor}`}>
          <SectionText heading={heading} snippet={snippet} matches={matches} terms={terms} />
        </Option>
      ))}
    </>
  );
};

/** The id of a found document's option. */
export const hitId = (listId: string, index: number): string => `${listId}-${index}`;

/** The last option of a list: all that was found, on a page of its own. */
export const AllOption = ({ to, children, ...list }: OptionList & { readonly to: string; readonly children: ReactNode }) => (
  <Option {...list} className={styles.all} id={`${list.listId}-all`} to={to}>
    {children}
  </Option>
);

/** What leads to the page of all results. */
export const allText = (totalItems: number): string => (totalItems === 1 ? "See the result page" : `See all ${totalItems} results`);

interface OptionProps extends OptionList {
  readonly id: string;
  readonly to: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

const Option = ({ id, activeId, to, className, onChoose, children }: OptionProps) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option that leads to a page
  <Link role="option" tabIndex={-1} id={id} aria-selected={activeId === id} className={className} to={to} onClick={(event) => isPlain(event) && onChoose()}>
    {children}
  </Link>
);

/** Whoever asks for a new tab or window stays here. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => !metaKey && !ctrlKey && !shiftKey && !altKey;
