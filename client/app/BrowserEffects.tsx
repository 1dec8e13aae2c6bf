import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useDataLayer } from "../data/DataLayerProvider.tsx";
import { closeLeftPopovers } from "./left-popovers.ts";
import { followPlainLinks } from "./link-clicks.ts";
import { useNavigationEffects } from "./navigation-effects.ts";
import { PageHead } from "./PageHead.tsx";
import type { Pages } from "./pages.ts";
import { prefetchOnInterest } from "./prefetch.ts";

/**
 * What makes navigation in the browser as good as a page load, and faster: head, scroll, focus, prefetch. Shows nothing;
 * part of the tree on both sides, because React derives ids from it.
 */
export const BrowserEffects = ({ pages }: { readonly pages: Pages }) => {
  const navigate = useNavigate();
  const dataLayer = useDataLayer();
  useNavigationEffects();
  useEffect(() => prefetchOnInterest(dataLayer, pages), [dataLayer, pages]);
  useEffect(() => followPlainLinks((to) => void navigate(to)), [navigate]);
  useEffect(closeLeftPopovers, []);
  return <PageHead pages={pages} />;
};
