import type { AnchorHTMLAttributes } from "react";
import { Link, NavLink } from "react-router-dom";
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
  if (!isMarked)
    return (
      <Link to={url} onClick={onFollow}>
        {label}
      </Link>
    );
  return (
    <NavLink to={url} end={url === "/"} onClick={onFollow}>
      {label}
    </NavLink>
  );
}
