import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { focusSearchField } from "./layouts/search-shortcut.ts";
import { followPlainLinks } from "./link-clicks.ts";
import { useNavigationEffects } from "./navigation-effects.ts";
import { PageHead } from "./PageHead.tsx";
import type { Pages } from "./pages.ts";

interface BrowserEffectsProps {
  readonly pages: Pages;
  /** The visitor asked for the search before the application was there. */
  readonly opensSearch: boolean;
}

/**
 * What makes navigation in the browser as good as a page load, and faster: head, scroll, focus. Shows nothing;
 * part of the tree on both sides, because React derives ids from it.
 */
export const BrowserEffects = ({ pages, opensSearch }: BrowserEffectsProps) => {
  const navigate = useNavigate();
  useNavigationEffects();
  useEffect(() => followPlainLinks((to) => void navigate(to)), [navigate]);
  useEffect(() => {
    if (opensSearch && !focusSearchField()) void navigate("/search");
  }, [opensSearch, navigate]);
  return <PageHead pages={pages} />;
};
