import BookOpen from "lucide-react/icons/book-open";
import Braces from "lucide-react/icons/braces";
import FileText from "lucide-react/icons/file-text";
import { memo } from "react";
import type { ComponentProps, MouseEvent } from "react";
import { inItsLanguage } from "../../../text/in-its-language.ts";
import { isPlainClick } from "../../../dom/plain-click.ts";
import { matchesOf } from "../../../text/marked-text.ts";
import { Highlighted } from "../../../ui/Highlighted.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./HitOptions.module.css";
import type { SearchHitsQuery } from "./SearchHits.generated.ts";
import { SectionText } from "./SectionText.tsx";
import { useNoteChoice } from "./use-note-choice.ts";
import { say, sayCount } from "../../../../words/say.ts";

/** The results of a search. */
export type Results = NonNullable<SearchHitsQuery["search"]>;
/** One result. */
export type Hit = Results["items"][number];

interface HitListProps extends Pick<ComponentProps<"div">, "onPointerMove"> {
  readonly listId: string;
  /** The term that found the results. */
  readonly term: string;
  /** The active option. */
  readonly activeId: string | null;
  readonly hits: readonly Hit[];
  /** Matches the searched words in a text. */
  readonly pattern: RegExp | null;
  /** The link to all results. */
  readonly all: { readonly to: string; readonly text: string };
  /** Called when an option is followed in this tab. */
  readonly onChoose: () => void;
}

/**
 * Results and their matching sections, as the listbox of a combobox whose options are plain links. They render on every
 * keystroke, so they are kept minimal; the router handles plain links too.
 */
export function HitList({ listId, term, activeId, hits, pattern, all, onChoose, ...events }: HitListProps) {
  const noteChoice = useNoteChoice();
  const onClick = (event: MouseEvent): void => {
    const option = optionOf(event);
    if (option === null) return;
    const chosen = hits.find((hit) => isOptionOf(hitId(listId, hit), option.id));
    if (chosen) noteChoice(term, chosen.document.slug);
    if (isPlainClick(event.nativeEvent)) onChoose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the list of a combobox; keys are the field's
    <div
      {...events}
      id={listId}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a combobox
      role="listbox"
      aria-label={say("Results")}
      onClick={onClick}
    >
      {hits.map((hit) => {
        const id = hitId(listId, hit);
        return (
          <HitOptions
            key={hit.document.slug}
            id={id}
            activeId={activeId !== null && isOptionOf(id, activeId) ? activeId : null}
            hit={hit}
            pattern={pattern}
          />
        );
      })}
      <Option className={styles.all} id={allId(listId)} activeId={activeId} href={all.to}>
        {all.text}
      </Option>
    </div>
  );
}

/** The id of a result's option: it has that of its document, so that a choice stays with it when the next results arrive. */
export function hitId(listId: string, { document }: Hit): string {
  return `${listId}-${encodeURIComponent(document.slug)}`;
}

/** The id of the option that leads to all results. */
export function allId(listId: string): string {
  return `${listId}#all`;
}

/** Whether an option is that of a result, or of one of its sections. */
export function isOptionOf(hitOptionId: string, optionId: string): boolean {
  return optionId === hitOptionId || optionId.startsWith(`${hitOptionId}#`);
}

/** The text of the link to all results. */
export function allText(totalItems: number): string {
  return sayCount(totalItems, "See the result page", "See all {count} results");
}

function optionOf({ target }: MouseEvent): Element | null {
  return target instanceof Element ? target.closest("[role=option]") : null;
}

interface HitOptionsProps {
  readonly id: string;
  readonly activeId: string | null;
  readonly hit: Hit;
  readonly pattern: RegExp | null;
}

const HitOptions = memo(({ id, activeId, hit: { document, excerpt, sections }, pattern }: HitOptionsProps) => {
  const { subject, type, path } = document;
  const spoken = inItsLanguage(document);
  return (
    <>
      <Option className={styles.option} id={id} activeId={activeId} href={path}>
        <Icon of={type.layout === "GLOSSARY" ? BookOpen : type.id === "api" ? Braces : FileText} />
        <b {...spoken}>
          <Highlighted text={subject} matches={matchesOf(subject, pattern)} />
        </b>
        <span className={styles.where}>{type.label}</span>
        {excerpt && (
          <small {...spoken}>
            <Highlighted
              text={excerpt.snippet}
              matches={excerpt.matches.length > 0 ? excerpt.matches : matchesOf(excerpt.snippet, pattern)}
            />
          </small>
        )}
      </Option>
      {sectionsOf(type, sections).map(({ heading, anchor, snippet, matches }) => (
        <Option
          key={anchor}
          className={`${styles.option} ${styles.part}`}
          id={`${id}#${anchor}`}
          activeId={activeId}
          href={`${path}#${anchor}`}
          {...spoken}
        >
          <SectionText heading={heading} snippet={snippet} matches={matches} pattern={pattern} />
        </Option>
      ))}
    </>
  );
});

/** Glossary entries have no section anchors. */
function sectionsOf({ layout }: Hit["document"]["type"], sections: Hit["sections"]): Hit["sections"] {
  return layout === "GLOSSARY" ? [] : sections;
}

function Option({ activeId, ...link }: ComponentProps<"a"> & { readonly activeId: string | null }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/anchor-has-content -- an option that leads to a page; its words are its children
    <a role="option" tabIndex={-1} aria-selected={activeId === link.id} {...link} />
  );
}
