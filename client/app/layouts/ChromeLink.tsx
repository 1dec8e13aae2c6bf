import { useLocation } from "react-router-dom";
import { useDocumentTypes } from "../../data/document-types.ts";
import type { SiteChromeQuery } from "./SiteChrome.generated.ts";

/** A link of the header or footer. */
export type NavigationLink = NonNullable<SiteChromeQuery["site"]["navigation"]["login"]>;

interface ChromeLinkProps {
  readonly link: NavigationLink;
  /** Marks the link to the current page. */
  readonly isMarked?: boolean;
}

/** A link inside the site, to another one, or plain text where it has no target. */
export function ChromeLink({ link: { label, url }, isMarked }: ChromeLinkProps) {
  if (url === null) return <span>{label}</span>;
  return isMarked ? <MarkedLink label={label} url={url} /> : <a href={url}>{label}</a>;
}

/** Marked on its own page and on those below it, and that of a list on its documents too; the home page's only there. */
function MarkedLink({ label, url }: { readonly label: string; readonly url: string }) {
  const { pathname } = useLocation();
  const types = useDocumentTypes();
  const isHere = (place: string): boolean => `${pathname}/`.startsWith(`${place}/`);
  const isCurrent = isHere(url) || types.some(({ listPath, path }) => listPath === url && isHere(path));
  return (
    <a href={url} aria-current={isCurrent ? "page" : undefined}>
      {label}
    </a>
  );
}
