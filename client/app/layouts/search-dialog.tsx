import { useCallback, useEffect, useEffectEvent, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { focusSearchField, isSearchShortcut } from "../../dom/search-shortcut.ts";
import { withinLimit } from "../../time/time-limit.ts";

function load() {
  return withinLimit(() => import("../../features/search/dialog/SearchDialog.tsx"));
}

/** Preloads the dialog's code, which is not part of the initial chunks. */
export function preloadSearch(): void {
  void load().catch(() => undefined);
}

/** The search dialog of the application. */
export interface SearchOpening {
  readonly open: () => void;
  /** Null until it is first opened. */
  readonly dialog: ReactNode;
}

/** Opens the search on Ctrl-K, Cmd-K, `/`, or a call of `open`. If its code cannot be loaded, falls back to the search page. */
export function useSearchDialog(opensAtOnce: boolean): SearchOpening {
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
      if (event.defaultPrevented || !isSearchShortcut(event)) return;
      event.preventDefault();
      if (event.key !== "/" || !focusSearchField()) open();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [open]);
  const openAtOnce = useEffectEvent(() => {
    if (opensAtOnce) load().then(open, open);
  });
  useEffect(() => openAtOnce(), []);
  return { open, dialog: Dialog && <Dialog openings={openings} /> };
}
