import SearchIcon from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import type { FormEvent, KeyboardEvent, Ref } from "react";
import { buttonClass } from "../../../ui/Button.tsx";
import { Hidden } from "../../../ui/Hidden.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./DialogField.module.css";
import type { DialogSearch } from "./use-dialog-search.ts";
import { say } from "../../../../words/say.ts";

interface DialogFieldProps {
  readonly search: DialogSearch;
  readonly listId: string;
  readonly ref: Ref<HTMLInputElement>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onSubmit: (event: FormEvent) => void;
  /** Replaces the typed text and focuses the field. */
  readonly onFill: (text: string) => void;
  readonly onClose: () => void;
}

/** The dialog's search field (a combobox) and its close button. */
export function DialogField({ search, listId, ref, onKeyDown, onSubmit, onFill, onClose }: DialogFieldProps) {
  const isListed = search.state === null || search.hits.length > 0;
  return (
    <search>
      <form className={styles.field} action="/search" onSubmit={onSubmit}>
        <Icon of={SearchIcon} />
        <label htmlFor={`${listId}-field`}>
          <Hidden>{say("Search")}</Hidden>
        </label>
        <input
          ref={ref}
          id={`${listId}-field`}
          name="q"
          type="text"
          inputMode="search"
          placeholder={say("Search...")}
          value={search.text}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={isListed ? listId : undefined}
          aria-activedescendant={search.activeId ?? undefined}
          onInput={({ nativeEvent, currentTarget }) => search.type(currentTarget.value, nativeEvent.isComposing)}
          onCompositionEnd={({ currentTarget }) => search.type(currentTarget.value, false)}
          onKeyDown={onKeyDown}
        />
        {search.text !== "" && (
          <button className={styles.clear} type="button" onClick={() => onFill("")}>
            {say("Clear")}
          </button>
        )}
        <button className={buttonClass("round")} type="button" aria-label={say("Close search")} onClick={onClose}>
          <Icon of={X} />
        </button>
      </form>
    </search>
  );
}
