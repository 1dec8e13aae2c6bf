import SearchIcon from "lucide-react/icons/search";
import { useId, useState } from "react";
import { Hidden } from "../../../ui/Hidden.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Dropdown, DropdownMessage, failedText } from "./Dropdown.tsx";
import styles from "./SearchBox.module.css";
import { useHitList } from "./use-hit-list.ts";
import { useSearchBox } from "./use-search-box.ts";
import type { SearchBoxState } from "./use-search-box.ts";
import { say } from "../../../../words/say.ts";

/** A search box for all documents or for one type. */
export interface SearchBoxProps {
  readonly label?: string;
  /** Names what is searched, if that differs from what the page lists. */
  readonly placeholder?: string;
  readonly type?: string;
  readonly size?: "large" | "small";
  readonly defaultTerm?: string;
}

/** The texts of a box that searches beyond what its page lists. */
export function everywhere() {
  return { label: say("Search all documents"), placeholder: say("Search all documents...") } as const;
}

/**
 * A combobox that searches as the visitor types. On Enter, and without script, it is a form that leads to the search page. A
 * blank text is not searched; the code of the list loads on first focus.
 */
export function SearchBox({
  label = say("Search"),
  placeholder = say("Search..."),
  type,
  size = "large",
  defaultTerm = "",
}: SearchBoxProps) {
  const inputId = useId();
  const listId = useId();
  const box = useSearchBox(inputId, listId, type ?? null);
  const { Hits, hasFailed, load } = useHitList(box.term);
  const [isListed, setListed] = useState(false);
  const isOpen = isListed && box.term !== null;
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
        <SearchField
          inputId={inputId}
          listId={listId}
          box={box}
          isLarge={size === "large"}
          isOpen={isOpen}
          placeholder={placeholder}
          defaultTerm={defaultTerm}
          onFocus={load}
        />
        {type && <input type="hidden" name="type" value={type} />}
        {size === "large" && <kbd aria-hidden="true">/</kbd>}
      </form>
      {box.term !== null && (
        <Dropdown>
          {Hits === null ? (
            <DropdownMessage text={hasFailed ? say(failedText) : say("Loading...")} />
          ) : (
            <Hits
              listId={listId}
              term={box.term}
              type={type ?? null}
              activeId={box.activeId}
              onActivate={box.activate}
              onChoose={box.close}
              onListed={setListed}
            />
          )}
        </Dropdown>
      )}
    </search>
  );
}

interface SearchFieldProps {
  readonly inputId: string;
  readonly listId: string;
  readonly box: SearchBoxState;
  readonly isLarge: boolean;
  /** Whether its list is shown. */
  readonly isOpen: boolean;
  readonly placeholder: string;
  readonly defaultTerm: string;
  readonly onFocus: () => void;
}

/** The text field of a combobox. */
function SearchField({ inputId, listId, box, isLarge, isOpen, placeholder, defaultTerm, onFocus }: SearchFieldProps) {
  return (
    <input
      id={inputId}
      name="q"
      type="text"
      placeholder={placeholder}
      defaultValue={defaultTerm}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="search"
      data-search-field={isLarge ? "" : undefined}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      aria-activedescendant={isOpen && box.activeId !== null ? box.activeId : undefined}
      onFocus={onFocus}
      onInput={box.onInput}
      onCompositionEnd={box.onCompositionEnd}
      onKeyDown={box.onKeyDown}
    />
  );
}
