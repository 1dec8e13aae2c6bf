import BookOpen from "lucide-react/icons/book-open";
import Braces from "lucide-react/icons/braces";
import FileText from "lucide-react/icons/file-text";
import { memo } from "react";
import type { ComponentProps, MouseEvent } from "react";
import { docTypeNames } from "../../../data/doc-type.ts";
import { matchesOf } from "../../../text/marked-text.ts";
import { foundAddress } from "./search-address.ts";
import { Highlighted } from "../../../ui/Highlighted.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./HitOptions.module.css";
import type { SearchHitsQuery } from "./SearchHits.generated.ts";
import { SectionText } from "./SectionText.tsx";

/** What a search found, and where. */
export type Results = NonNullable<SearchHitsQuery["search"]>;
/** One document found. */
export type Hit = Results["items"][number];

interface HitListProps extends Pick<ComponentProps<"div">, "onPointerMove"> {
  readonly listId: string;
  /** The option that the keys have reached. */
  readonly activeId: string | null;
  readonly hits: readonly Hit[];
  /** Finds what was searched in a text. */
  readonly pattern: RegExp | null;
  /** What leads to everything that was found. */
  readonly all: { readonly to: string; readonly text: string };
  /** Somebody follows an option in this tab. */
  readonly onChoose: () => void;
}

/**
 * Documents found, and their sections that match: the list of a combobox, whose options are plain links. They are drawn at every
 * letter that is typed, so nothing in them is more than it must be; the router follows plain links too.
 */
export const HitList = ({ listId, activeId, hits, pattern, all, onChoose, ...events }: HitListProps) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the list of a combobox; keys are the field's
  <div {...events} id={listId} role="listbox" aria-label="Results" onClick={(event) => isFollowed(event) && onChoose()}>
    {hits.map((hit, index) => {
      const id = hitId(listId, index);
      return (
        <HitOptions
          key={hit.document.slug}
          id={id}
          activeId={activeId === id || activeId?.startsWith(`${id}-`) === true ? activeId : null}
          hit={hit}
          pattern={pattern}
        />
      );
    })}
    <Option className={styles.all} id={`${listId}-all`} activeId={activeId} href={all.to}>
      {all.text}
    </Option>
  </div>
);

/** The id of a found document's option. */
export const hitId = (listId: string, index: number): string => `${listId}-${index}`;

/** What leads to the page of all results. */
export const allText = (totalItems: number): string =>
  totalItems === 1 ? "See the result page" : `See all ${totalItems} results`;

/** Whoever asks for a new tab or window stays here. */
const isFollowed = ({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  target instanceof Element && target.closest("[role=option]") !== null && !metaKey && !ctrlKey && !shiftKey && !altKey;

interface HitOptionsProps {
  readonly id: string;
  readonly activeId: string | null;
  readonly hit: Hit;
  readonly pattern: RegExp | null;
}

const HitOptions = memo(({ id, activeId, hit: { document, excerpt, sections }, pattern }: HitOptionsProps) => {
  const { subject, docType } = document;
  const address = foundAddress(document);
  return (
    <>
      <Option className={styles.option} id={id} activeId={activeId} href={address}>
        <Icon of={docType === "GLOSSARY" ? BookOpen : docType === "API" ? Braces : FileText} />
        <b>
          <Highlighted text={subject} matches={matchesOf(subject, pattern)} />
        </b>
        <span className={styles.where}>{docTypeNames(docType).label}</span>
        {excerpt && (
          <small>
            <Highlighted
              text={excerpt.snippet}
              matches={excerpt.matches.length > 0 ? excerpt.matches : matchesOf(excerpt.snippet, pattern)}
            />
          </small>
        )}
      </Option>
      {sectionsOf(docType, sections).map(({ heading, anchor, snippet, matches }, part) => (
        <Option
          key={anchor}
          className={`${styles.option} ${styles.part}`}
          id={`${id}-${part}`}
          activeId={activeId}
          href={`${address}#${anchor}`}
        >
          <SectionText heading={heading} snippet={snippet} matches={matches} pattern={pattern} />
        </Option>
      ))}
    </>
  );
});

/** An entry of the glossary has one address for all of it. */
const sectionsOf = (docType: Hit["document"]["docType"], sections: Hit["sections"]): Hit["sections"] =>
  docType === "GLOSSARY" ? [] : sections;

const Option = ({ activeId, ...link }: ComponentProps<"a"> & { readonly activeId: string | null }) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/anchor-has-content -- an option that leads to a page; its words are its children
  <a role="option" tabIndex={-1} aria-selected={activeId === link.id} {...link} />
);
