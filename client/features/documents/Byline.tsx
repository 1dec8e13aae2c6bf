import { Fragment } from "react";
import { toShownDates } from "../../time/dates.ts";
import styles from "./DocumentHeader.module.css";
import { say, sayParts } from "../../../words/say.ts";

interface BylineProps {
  readonly authors: readonly { readonly name: string; readonly path: string | null }[];
  readonly datePublished: string | null;
  readonly lastUpdated: string | null;
  readonly readingMinutes: number | null;
}

/** "By … · Published: … · Updated: …": unknown facts are omitted, and so is an update on the day of publication. */
export function Byline({ authors, datePublished, lastUpdated, readingMinutes }: BylineProps) {
  const { published, updated } = toShownDates(datePublished, lastUpdated);
  const parts = [
    authors.length > 0 && <Authors key="authors" authors={authors} />,
    published !== null && say("Published: {date}", { date: published }),
    updated !== null && say("Updated: {date}", { date: updated }),
    readingMinutes !== null && say("{count} min read", { count: readingMinutes }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : (
    <p className={styles.byline}>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one byline neither move nor change
        <Fragment key={index}>
          <span className={styles.fact}>
            <span className={styles.dot}>{index > 0 && "· "}</span>
            {part}
          </span>{" "}
        </Fragment>
      ))}
    </p>
  );
}

function Authors({ authors }: Pick<BylineProps, "authors">) {
  const names = (
    <Fragment key="names">
      {authors.map(({ name, path }, index) => (
        <Fragment key={`${name} ${path ?? ""}`}>
          {index > 0 && say(", ")}
          {path === null ? name : <a href={path}>{name}</a>}
        </Fragment>
      ))}
    </Fragment>
  );
  return <>{sayParts("By {authors}", { authors: names })}</>;
}
