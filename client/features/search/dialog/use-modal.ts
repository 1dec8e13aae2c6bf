import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";
import { useLocation } from "react-router-dom";
import { endAskedSearch, isSearchAsked } from "../../../dom/asked-search.ts";
import { onceComposed } from "./early-dialog.ts";
import { entryKey } from "../../../dom/scroll-positions.ts";
import { holdPageBehind } from "./page-behind.ts";

/** A modal `<dialog>`. */
export interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly close: () => void;
}

/** Opens a dialog each time `openings` increases, and closes it on navigation, except when a navigation already under way at opening completes. */
export function useModal(openings: number, onOpened: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const opened = useEffectEvent(onOpened);
  const { key } = useLocation();
  const shownKey = useRef(key);
  const openedFor = useRef(key);
  const hasShown = useRef(false);
  useEffect(() => {
    if (shownKey.current !== key && openedFor.current !== key) ref.current?.close();
    shownKey.current = key;
  }, [key]);
  useLayoutEffect(() => {
    if (openings === 0) return;
    // Its page may still be loading.
    openedFor.current = entryKey();
    const show = (): void => {
      const dialog = ref.current;
      // Closed in the meantime, while it was the kernel's.
      if (!isSearchAsked()) return;
      endAskedSearch();
      if (dialog && !dialog.open) {
        holdPageBehind(dialog);
        dialog.showModal();
      }
      opened();
    };
    if (hasShown.current) return show();
    // The first time it has just been rendered. In a task of its own: opening a modal dialog computes the style of the whole
    // page.
    hasShown.current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    onceComposed(() => {
      timer = setTimeout(show);
    });
    return () => clearTimeout(timer);
  }, [openings]);
  return { ref, close: () => ref.current?.close() };
}
