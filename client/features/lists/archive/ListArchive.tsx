import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Alternate } from "../../../data/alternates.ts";
import layout from "../../../ui/layout.module.css";
import { ChosenFacets } from "../../../ui/narrowing/ChosenFacets.tsx";
import { Options } from "../../../ui/narrowing/Options.tsx";
import { archiveGroups, chosenInArchive } from "./archive-groups.ts";
import { useListArchiveQuery } from "./ListArchive.generated.ts";
import type { ListArchiveQueryVariables } from "./ListArchive.generated.ts";
import styles from "./ListArchive.module.css";
import type { ListNarrowing } from "./list-narrowing.ts";
import { say } from "../../../../words/say.ts";

interface ListArchiveProps {
  readonly listPath: string;
  readonly narrowing: ListNarrowing;
  /** What the documents have: of the list, and of its narrowing. */
  readonly to: ListArchiveQueryVariables["to"];
  /** What it can be narrowed to. */
  readonly by: ListArchiveQueryVariables["by"];
  readonly feeds: readonly Alternate[];
  /** The heading of the types. */
  readonly kindsTitle?: string;
  /** Rows leave room for the archive earlier than cards. */
  readonly isEarly?: boolean;
  /** The list. */
  readonly children: ReactNode;
}

/** A list with what it can be narrowed to: years, categories, tags, types. Wide windows show that beside it, others below. */
export function ListArchive({
  listPath,
  narrowing,
  to,
  by,
  feeds,
  kindsTitle = "",
  isEarly,
  children,
}: ListArchiveProps) {
  const { data } = useListArchiveQuery({ to, by });
  const facets = data?.narrowedDocuments?.facets;
  const groups = facets ? archiveGroups(listPath, narrowing, facets, kindsTitle) : [];
  const hasNewsletter = data?.page?.form?.kind === "NEWSLETTER";
  const isAlone = groups.length === 0 && feeds.length === 0 && !hasNewsletter;
  return (
    <div className={isAlone ? undefined : `${styles.beside} ${isEarly ? styles.early : styles.late}`}>
      <div>
        {facets && <ChosenFacets chosen={chosenInArchive(listPath, narrowing, groups)} whole={listPath} Link={Link} />}
        {children}
      </div>
      {!isAlone && (
        <aside className={styles.rail} aria-label={say("Archive")}>
          {groups.map(({ name, title, options }) => (
            <section key={name} aria-labelledby={`archive-${name}`}>
              <h2 className={layout.label} id={`archive-${name}`}>
                {title}
              </h2>
              <Options options={options} Link={Link} />
            </section>
          ))}
          <Subscribe feeds={feeds} hasNewsletter={hasNewsletter} />
        </aside>
      )}
    </div>
  );
}

/** How to hear of what is new in a list. */
function Subscribe({ feeds, hasNewsletter }: Pick<ListArchiveProps, "feeds"> & { readonly hasNewsletter: boolean }) {
  const feed = feeds.find(({ type }) => type === "application/rss+xml");
  if (feed === undefined && !hasNewsletter) return null;
  return (
    <section aria-labelledby="archive-subscribe">
      <h2 className={layout.label} id="archive-subscribe">
        {say("Subscribe")}
      </h2>
      <ul className={styles.ways}>
        {feed && (
          <li>
            <a href={feed.path}>{say("RSS feed")}</a>
          </li>
        )}
        {hasNewsletter && (
          <li>
            <Link to="/about#form">{say("Newsletter")}</Link>
          </li>
        )}
      </ul>
    </section>
  );
}
