import SearchIcon from "lucide-react/icons/search";
import { useId } from "react";
import type { DocTypeName } from "../../../data/doc-type.ts";
import { Hidden } from "../../../ui/Hidden.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Dropdown, DropdownMessage, failedText } from "./Dropdown.tsx";
import styles from "./SearchBox.module.css";
import { useHitList } from "./use-hit-list.ts";
import { useSearchBox } from "./use-search-box.ts";

/** A search box, for everything or for one kind of document. */
export interface SearchBoxProps {
  readonly label?: string;
  /** Says what is searched where that is not what the page lists. */
  readonly placeholder?: string;
  readonly type?: DocTypeName;
  readonly size?: "large" | "small";
  readonly defaultTerm?: string;
}

/** The words of a box that finds documents outside of what its page lists too. */
export const everywhere = { label: "Search all documents", placeholder: "Search all documents..." } as const;

/**
 * Finds documents while somebody types, in a list under the box (a combobox). Without a script, and by Enter, it is a
 * form that leads to the search page. Nothing is searched while the text is blank; the list loads with the first focus.
 */
export const SearchBox = ({
  label = "Search",
  placeholder = "Search...",
  type,
  size = "large",
  defaultTerm = "",
}: SearchBoxProps) => {
  const inputId = useId();
  const listId = useId();
  const box = useSearchBox(inputId, listId, type ?? null);
  const { Hits, isLost, load } = useHitList(box.term);
  return (
    <search className={styles.box} onBlur={box.onBlur}>
      <form
        className={`${styles.ask} ${size === "small" ? styles.small : ""}`}
        action="/search"
        method="get"
        onSubmit={box.onSubmit}
      >
        <Icon of={SearchIcon} />
        <label htmlFor={inputId}>
          <Hidden>{label}</Hidden>
        </label>
        <input
          id={inputId}
          name="q"
          type="search"
          placeholder={placeholder}
          defaultValue={defaultTerm}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          data-search-field={size === "large" ? "" : undefined}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={box.term !== null}
          aria-controls={listId}
          aria-activedescendant={box.activeId ?? undefined}
          onFocus={load}
          onInput={box.onInput}
          onCompositionEnd={box.onCompositionEnd}
          onKeyDown={box.onKeyDown}
        />
        {type && <input type="hidden" name="type" value={type} />}
        {size === "large" && <kbd aria-hidden="true">/</kbd>}
      </form>
      {box.term !== null && (
        <Dropdown id={listId}>
          {Hits === null ? (
            <DropdownMessage text={isLost ? failedText : "Loading..."} />
          ) : (
            <Hits listId={listId} term={box.term} type={type ?? null} activeId={box.activeId} onChoose={box.close} />
          )}
        </Dropdown>
      )}
    </search>
  );
};
