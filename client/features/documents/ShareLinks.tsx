import type { FragmentType } from "@apollo/client";
import MailIcon from "lucide-react/icons/mail";
import { canonicalUrl } from "../../../addresses/canonical-url.ts";
import { shareLinks } from "./share-links.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { NetworkIcon } from "../../ui/NetworkIcon.tsx";
import { useShareLinksFragment } from "./ShareLinks.generated.ts";
import type { ShareLinksFragment } from "./ShareLinks.generated.ts";
import styles from "./ShareLinks.module.css";
import { say } from "../../../words/say.ts";

interface ShareLinksProps {
  readonly document: FragmentType<ShareLinksFragment>;
  /** The public URL of the site, without a trailing slash. */
  readonly siteUrl: string;
}

/** Plain links that share the document's canonical URL, whichever URL it is read at. */
export function ShareLinks({ document, siteUrl }: ShareLinksProps) {
  const data = useShareLinksFragment(document);
  return (
    <section aria-label={say("Share")}>
      <h2 className={styles.heading}>{say("Share")}</h2>
      <ul className={styles.links}>
        {shareLinks(canonicalUrl(siteUrl, data.path), data.subject).map(({ target, label, href }) => (
          <li key={target}>
            <a className={buttonClass("round")} href={href} aria-label={label} rel="noopener external">
              {target === "mail" ? <Icon of={MailIcon} /> : <NetworkIcon network={target.toUpperCase()} />}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
