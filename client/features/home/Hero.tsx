import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { homeField } from "../../ui/cover/cover.ts";
import { Cover } from "../../ui/cover/Cover.tsx";
import layout from "../../ui/layout.module.css";
import styles from "./Hero.module.css";
import { RecentlyRead } from "./RecentlyRead.tsx";

interface HeroProps {
  readonly search: ReactNode;
  readonly oftenAsked: readonly { readonly label: string; readonly path: string }[];
}

/** The hero: the question, the search box, and shortcuts, in front of the drawing. */
export function Hero({ search, oftenAsked }: HeroProps) {
  return (
    <section className={styles.hero} data-hero="">
      <Cover className={styles.field} slug="domainlens" composition={homeField} />
      <div className={`${layout.wrap} ${styles.inner}`}>
        <h1>How can we help you?</h1>
        <p className={`${layout.lead} ${styles.lead}`}>Search here to get answers to your questions</p>
        <div className={styles.search}>{search}</div>
        {oftenAsked.length > 0 && (
          <p className={styles.often}>
            Often asked:{" "}
            {oftenAsked.map(({ label, path }) => (
              <Link key={path} to={path}>
                {label}
              </Link>
            ))}
          </p>
        )}
        <RecentlyRead />
      </div>
    </section>
  );
}
