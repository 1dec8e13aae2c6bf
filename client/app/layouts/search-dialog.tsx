import { useCallback, useEffect, useEffectEvent, useImperativeHandle, useState } from "react";
import type { ComponentType, Ref } from "react";
import { askForSearch, isSearchAsked } from "../../dom/asked-search.ts";
import { takeSearchKey } from "../../dom/search-shortcut.ts";
import { leaveForSearch } from "../../features/search/dialog/early-dialog.ts";
import { withinLimit } from "../../time/time-limit.ts";

function load() {
  return withinLimit(() => import("../../features/search/dialog/SearchDialog.tsx"));
}

/** Preloads the dialog's code, which is not part of the initial chunks. */
export function preloadSearch(): void {
  void load().catch(() => undefined);
}

/** What the rest of the application can do with the search dialog. */
export interface SearchHandle {
  readonly open: () => void;
}

interface SearchProps {
  readonly ref: Ref<SearchHandle>;
}

/**
 * Opens the search dialog on Ctrl-K, Cmd-K, `/`, or a call of `open`. If its code cannot be loaded, falls back to the search
 * page, with what was typed meanwhile. Its state is its own, so that opening it renders nothing else.
 */
export function Search({ ref }: SearchProps) {
  const [Dialog, setDialog] = useState<ComponentType<{ readonly openings: number }> | null>(null);
  const [openings, setOpenings] = useState(0);
  const open = useCallback(() => {
    askForSearch();
    setOpenings((count) => count + 1);
    if (Dialog === null) load().then(({ SearchDialog }) => setDialog(() => SearchDialog), leaveForSearch);
  }, [Dialog]);
  useImperativeHandle(ref, () => ({ open }), [open]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented && takeSearchKey(event)) open();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [open]);
  const openIfAsked = useEffectEvent(() => {
    const openStillAsked = (): void => {
      if (isSearchAsked()) open();
    };
    if (isSearchAsked()) load().then(openStillAsked, openStillAsked);
  });
  useEffect(() => openIfAsked(), []);
  return Dialog && <Dialog openings={openings} />;
}
