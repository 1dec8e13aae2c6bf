import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { focusWhenThere, pageHeading } from "../dom/focus.ts";
import { tryUntilThere } from "../dom/try-until-there.ts";
import { letAppear } from "./appear.ts";
import { giveFragmentsKeys, stepsTaken } from "./fragment-entries.ts";
import { layOutAll } from "./lay-out-rest.ts";
import { keepPositions, positionOf, rememberPosition } from "./scroll-positions.ts";

/**
 * What a full page load would do on a change of the address: scroll to the top, to the fragment, or back to where the
 * visitor was; and put the focus on the new page's heading, so that a screen reader begins there.
 */
export const useNavigationEffects = (): void => {
  const { key, pathname, search, hash } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef({ key, pathname, search, steps: 0 });

  useEffect(ownScrollRestoration, []);
  useLayoutEffect(() => {
    shown.current.steps = stepsTaken();
    return giveFragmentsKeys(() => shown.current.steps);
  }, []);

  useEffect(() => {
    // The scroll event of a navigation comes after it: by then the position counts for the new entry.
    const remember = (): void => rememberPosition(shown.current.key, window.scrollY);
    // After a frame, when the layout is known anyway.
    const first = requestAnimationFrame(remember);
    addEventListener("scroll", remember, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      removeEventListener("scroll", remember);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname, search, steps: stepsTaken() };
    layOutAll();
    const isPop = navigationType === NavigationType.Pop;
    const samePage = before.pathname === pathname && before.search === search;
    if (before.pathname !== pathname) letAppear(document.querySelector("main"));
    const position = isPop ? positionOf(key) : null;
    const stops = [
      position !== null || hash === "" ? scrollTo(position ?? (samePage ? window.scrollY : 0)) : scrollToFragment(hash),
      // Back to another part of the same page: the visitor stays where they are.
      ...(samePage && isPop && hash === "" ? [] : [focusWhenThere(() => contentOf({ pathname, search, hash }))]),
    ];
    return () => stops.forEach((stop) => stop());
  }, [key, pathname, search, hash, navigationType]);
};

/** The browser restores after a reload; while the application runs, it does so itself. */
const ownScrollRestoration = (): (() => void) => {
  history.scrollRestoration = "manual";
  const giveBack = (): void => {
    history.scrollRestoration = "auto";
    keepPositions();
  };
  addEventListener("pagehide", giveBack);
  return () => removeEventListener("pagehide", giveBack);
};

/** Content may still be on its way: goes on until the page is tall enough. */
const scrollTo = (top: number): (() => void) =>
  tryUntilThere(() => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) <= 1;
  });

const scrollToFragment = (hash: string): (() => void) =>
  tryUntilThere(() => {
    const target = targetOf(hash);
    target?.scrollIntoView();
    return target !== null;
  });

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The place that the fragment names, the field of a search that has not begun, else the heading. */
const contentOf = ({ pathname, search, hash }: Address): HTMLElement | null => {
  const named = hash === "" ? null : targetOf(hash);
  const field =
    pathname === "/search" && search === "" ? document.querySelector<HTMLElement>("main [data-search-field]") : null;
  return named ?? field ?? pageHeading();
};

const targetOf = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // an address may hold a stray percent sign
  }
};
