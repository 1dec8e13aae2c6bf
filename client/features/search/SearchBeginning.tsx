import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useDocumentTypes } from "../../data/document-types.ts";
import layout from "../../ui/layout.module.css";
import { useSearchStartQuery } from "./dialog/SearchStart.generated.ts";
import styles from "./SearchPage.module.css";
import { say } from "../../../words/say.ts";

/** What the search page shows while nothing is searched: what is often asked, and the lists of the site. */
export function SearchBeginning() {
  const often = useSearchStartQuery({}).data?.site.oftenAsked ?? [];
  const lists = useDocumentTypes().filter(({ layout: kind }) => kind !== "PAGE");
  return (
    <div className={styles.beginning}>
      {often.length > 0 && (
        <Links title={say("Often asked")}>
          {often.map(({ label, path }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </Links>
      )}
      <Links title={say("Types")}>
        {lists.map(({ id, listLabel, listPath }) => (
          <li key={id}>
            <Link to={listPath}>{listLabel}</Link>
          </li>
        ))}
      </Links>
    </div>
  );
}

function Links({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className={layout.label}>{title}</h2>
      <ul className={styles.types}>{children}</ul>
    </section>
  );
}
