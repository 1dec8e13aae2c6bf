import { Link } from "react-router-dom";
import layout from "../../ui/layout.module.css";
import type { SearchPageQuery } from "./SearchPage.generated.ts";
import styles from "./SearchPage.module.css";
import { say } from "../../../words/say.ts";

/** Names of the API that the term means, below the documents. */
export function ReferenceNames({ names }: { readonly names: NonNullable<SearchPageQuery["apiReferenceNames"]> }) {
  return (
    <section className={styles.names} aria-labelledby="names">
      <h2 id="names">{say("API reference")}</h2>
      <ul>
        {names.map(({ name, path, summary }) => (
          <li key={path}>
            <Link className={layout.link} to={path}>
              <code>{name}</code>
            </Link>
            <p lang="en" dir="ltr">
              {summary}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
