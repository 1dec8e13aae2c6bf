import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { homeField } from "../../ui/cover/cover.ts";
import { Cover } from "../../ui/cover/Cover.tsx";
import { useSiteLook } from "../../ui/site-look.ts";
import layout from "../../ui/layout.module.css";
import styles from "./Hero.module.css";
import type { HomeHeadQuery } from "./HomeHead.generated.ts";
import { RecentlyRead } from "./RecentlyRead.tsx";
import { say } from "../../../words/say.ts";

interface HeroProps {
  /** Null while it loads. */
  readonly head: HomeHeadQuery["site"]["home"] | null;
  readonly search: ReactNode;
  readonly oftenAsked: readonly { readonly label: string; readonly path: string }[];
}

/** The same field of names on every site. */
const fieldSeed = "home";

/** The hero: the question, the search box, and shortcuts, in front of the drawing. */
export function Hero({ head, search, oftenAsked }: HeroProps) {
  const art = useSiteLook()?.homeArt ?? null;
  return (
    <section className={styles.hero} data-hero="">
      {art && (
        <span className={`${styles.field} ${styles.art}`} aria-hidden="true">
          <img src={art.url} width={art.width} height={art.height} alt="" />
        </span>
      )}
      {head?.hasArt && <Cover className={styles.field} slug={fieldSeed} composition={homeField} />}
      <div className={`${layout.wrap} ${styles.inner}`}>
        <h1>{head?.title}</h1>
        {head && head.lead !== "" && <p className={`${layout.lead} ${styles.lead}`}>{head.lead}</p>}
        <div className={styles.search}>{search}</div>
        {oftenAsked.length > 0 && (
          <p className={styles.often}>
            {say("Often asked:")}{" "}
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
