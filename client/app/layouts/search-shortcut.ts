import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

/** The page's own search field, where it has one. */
const searchField = "[data-search-field]";

/** Opens the search by `/`, Ctrl-K or Cmd-K: the page's own search field where it has one, else the search page. */
export const useSearchShortcut = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const open = (event: KeyboardEvent): void => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (!focusSearchField()) void navigate("/search");
    };
    document.addEventListener("keydown", open);
    return () => document.removeEventListener("keydown", open);
  }, [navigate]);
};

/** Puts the cursor into the page's search field; false when it has none. */
export const focusSearchField = (): boolean => {
  const field = document.querySelector<HTMLInputElement>(searchField);
  field?.focus();
  field?.select();
  return field !== null;
};

const isShortcut = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.key.toLowerCase() === "k";
  return event.key === "/" && !isEditable(event.target);
};

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
