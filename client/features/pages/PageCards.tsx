import { Link } from "react-router-dom";
import { Icon } from "../../ui/Icon.tsx";
import layout from "../../ui/layout.module.css";
import { namedIcon } from "../../ui/named-icons.ts";
import type { SitePageQuery } from "./SitePage.generated.ts";
import styles from "./SitePage.module.css";

type Section = NonNullable<SitePageQuery["page"]>["sections"][number];

/** A section of cards. */
export function PageCards({ section: { title, cards } }: { readonly section: Section }) {
  const id = title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  return (
    <section className={`${layout.wrap} ${styles.section}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.title}>
            {card.icon !== null && <Icon of={namedIcon(card.icon)} />}
            <h3>
              <CardTitle card={card} />
            </h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CardTitle({ card: { title, url } }: { readonly card: Section["cards"][number] }) {
  if (url === null) return title;
  return url.startsWith("/") ? (
    <Link className={layout.link} to={url}>
      {title}
    </Link>
  ) : (
    <a className={layout.link} href={url}>
      {title}
    </a>
  );
}
