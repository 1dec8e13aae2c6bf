import type { AnchorHTMLAttributes } from "react";
import { useLocation } from "react-router-dom";
import type { SiteChromeQuery } from "./SiteChrome.generated.ts";

/** A link of the header or footer. */
export type NavigationLink = NonNullable<SiteChromeQuery["site"]["navigation"]["login"]>;

interface ChromeLinkProps {
  readonly link: NavigationLink;
  /** Marks the link to the current page. */
  readonly isMarked?: boolean;
  readonly onFollow?: AnchorHTMLAttributes<HTMLAnchorElement>["onClick"];
}

/** A link inside the site, to another one, or plain text where it has no target. */
export function ChromeLink({ link: { label, url }, isMarked = false, onFollow }: ChromeLinkProps) {
  if (url === null) return <span>{label}</span>;
  if (!url.startsWith("/")) return <a href={url}>{label}</a>;
  if (isMarked) return <MarkedLink label={label} url={url} onFollow={onFollow} />;
  return (
    <a href={url} onClick={onFollow}>
      {label}
    </a>
  );
}

interface MarkedLinkProps extends Pick<ChromeLinkProps, "onFollow"> {
  readonly label: string;
  readonly url: string;
}

/** Marked on its own page and on those below it; the home page's only there. */
function MarkedLink({ label, url, onFollow }: MarkedLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = pathname === url || (url !== "/" && pathname.startsWith(`${url}/`));
  return (
    <a href={url} aria-current={isCurrent ? "page" : undefined} onClick={onFollow}>
      {label}
    </a>
  );
}
