import { useEffect, useEffectEvent, useRef } from "react";
import type { RefObject } from "react";
import { useLocation } from "react-router-dom";

/** A dialog of the platform. */
export interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly close: () => void;
}

/** Opens a dialog each time that `openings` rises, and closes it when another page comes. */
export const useModal = (openings: number, onOpened: () => void): Modal => {
  const ref = useRef<HTMLDialogElement>(null);
  const opened = useEffectEvent(onOpened);
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current !== key) ref.current?.close();
    shownKey.current = key;
  }, [key]);
  useEffect(() => {
    if (openings === 0) return;
    if (!ref.current?.open) ref.current?.showModal();
    opened();
  }, [openings]);
  return { ref, close: () => ref.current?.close() };
};
