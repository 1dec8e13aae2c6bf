import { memo } from "react";
import { Link } from "react-router-dom";
import { Brand } from "../../ui/Brand.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import layout from "../../ui/layout.module.css";
import { NetworkIcon } from "../../ui/NetworkIcon.tsx";
import { ChromeLink } from "./ChromeLink.tsx";
import styles from "./Footer.module.css";
import type { SiteChromeQuery } from "./SiteChrome.generated.ts";
import { say } from "../../../words/say.ts";

type Site = SiteChromeQuery["site"];

/** The footer: columns of links, the site's social profiles, and its sitemap and robots.txt. */
export const Footer = memo(function Footer({ site }: { readonly site: Site | null }) {
  return (
    <footer className={styles.footer} data-print="no">
      <div className={layout.wrap}>
        <nav className={styles.columns} aria-label={say("Footer")}>
          {site?.navigation.footer.map(({ heading, links }) => (
            <section key={heading}>
              {heading && <h2>{heading}</h2>}
              <ul>
                {links.map((link) => (
                  <li key={link.label}>
                    <ChromeLink link={link} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <div className={`${styles.end} ${site?.socialLinks[0] ? styles.profiled : ""}`}>
          <Link discover="none" to="/" aria-label={say("{name}, home", { name: site?.name ?? "" })}>
            <Brand name={site?.name ?? ""} />
          </Link>
          {site && <span>© {site.legalOwner ?? site.name}</span>}
          <Link discover="none" to="/sitemap.xml">
            {say("Sitemap")}
          </Link>
          <Link discover="none" to="/robots.txt">
            {say("Robots")}
          </Link>
          {site?.socialLinks[0] && (
            <ul className={styles.social}>
              {site.socialLinks.map(({ network, label, icon, url }) => (
                <li key={url}>
                  <a className={buttonClass("round")} href={url} rel="me" aria-label={label}>
                    {icon === null ? (
                      <NetworkIcon network={network} />
                    ) : (
                      <img className={styles.icon} src={icon} width="20" height="20" alt="" />
                    )}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
});
