import { Link } from "react-router-dom";
import { Hidden } from "../../ui/Hidden.tsx";
import { Icon } from "../../ui/Icon.tsx";
import layout from "../../ui/layout.module.css";
import type { HomePageQuery } from "./HomePage.generated.ts";
import { topicIcon } from "./topic-icons.ts";
import styles from "./Topics.module.css";

/** The site's topics, each with its document count if the backend provides one. */
export function Topics({ topics }: { readonly topics: HomePageQuery["site"]["topics"] }) {
  return (
    <section className={`${layout.wrap} ${styles.section}`} aria-labelledby="topics">
      <div className={layout.head}>
        <h2 id="topics">Browse by topic</h2>
        <p className={layout.quiet}>Over 1.2 billion domains in 3,910 categories</p>
      </div>
      <ul className={styles.topics}>
        {topics.map(({ name, description, icon, path, count }) => (
          <li key={path}>
            <Link to={path}>
              <Icon of={topicIcon(icon)} />
              <h3>{name}</h3>
              {count !== null && (
                <span className={layout.quiet}>
                  {count}
                  <Hidden>{count === 1 ? " document" : " documents"}</Hidden>
                </span>
              )}
              <p>{description}</p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
