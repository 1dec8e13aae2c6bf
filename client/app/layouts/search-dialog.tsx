import { useCallback, useEffect, useEffectEvent, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { withinLimit } from "../../time/time-limit.ts";

const load = () => withinLimit(() => import("../../features/search/dialog/SearchDialog.tsx"));

/** Fetches the dialog's code, which is not among what a page loads: somebody is about to ask for it. */
export const preloadSearch = (): void => void load().catch(() => undefined);

/** The search dialog of the application. */
export interface SearchOpening {
  readonly open: () => void;
  /** Null until it is asked for the first time. */
  readonly dialog: ReactNode;
}

/** Opens the search by Ctrl-K or Cmd-K, by `/`, and by `open`. Where its code cannot be had, the search page does the same. */
export const useSearchDialog = (opensAtOnce: boolean): SearchOpening => {
  const [Dialog, setDialog] = useState<ComponentType<{ readonly openings: number }> | null>(null);
  const [openings, setOpenings] = useState(0);
  const open = useCallback(() => {
    setOpenings((count) => count + 1);
    if (Dialog === null)
      load().then(
        ({ SearchDialog }) => setDialog(() => SearchDialog),
        () => location.assign("/search"),
      );
  }, [Dialog]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (event.key !== "/" || !focusField()) open();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [open]);
  const openAtOnce = useEffectEvent(() => {
    if (opensAtOnce && !focusField()) load().then(open, open);
  });
  useEffect(() => openAtOnce(), []);
  return { open, dialog: Dialog && <Dialog openings={openings} /> };
};

/** Puts the cursor into the search field that is a page's main object; false where there is none. */
const focusField = (): boolean => {
  const field = document.querySelector<HTMLInputElement>("[data-search-field]");
  field?.focus();
  field?.select();
  return field !== null;
};

/** In a text field the keys are the field's own; only in that of a search Ctrl-K means what it means elsewhere. */
const isShortcut = ({ key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent): boolean => {
  if (defaultPrevented || altKey) return false;
  const isCommand = (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === "k";
  const isField =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("textarea, select, input:not([type=radio], [type=checkbox])"));
  return isCommand ? !isField || target.role === "combobox" : key === "/" && !ctrlKey && !metaKey && !isField;
};
