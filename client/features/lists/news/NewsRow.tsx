import type { FragmentType } from "@apollo/client";
import { Link } from "react-router-dom";
import type { DocumentType } from "../../../data/document-types.ts";
import { anyAddress, useDocumentTypes } from "../../../data/document-types.ts";
import { toLongDate } from "../../../time/dates.ts";
import layout from "../../../ui/layout.module.css";
import { useNewsRowFragment } from "./NewsRow.generated.ts";
import type { NewsRowFragment } from "./NewsRow.generated.ts";
import styles from "./NewsPage.module.css";
import { say } from "../../../../words/say.ts";

interface NewsRowsProps {
  readonly documents: readonly (FragmentType<NewsRowFragment> & { readonly slug: string })[];
  readonly type: Pick<DocumentType, "rowPath">;
}

/** The documents of a list of news. */
export function NewsRows({ documents, type }: NewsRowsProps) {
  return (
    <ul className={styles.rows}>
      {documents.map((document) => (
        <NewsRow key={document.slug} document={document} prefix={type.rowPath} />
      ))}
    </ul>
  );
}

interface NewsRowProps {
  readonly document: FragmentType<NewsRowFragment>;
  /** The path prefix of the row's link. */
  readonly prefix: string;
}

/** One news item: date, category, title, summary in at most three lines, author. */
function NewsRow({ document, prefix }: NewsRowProps) {
  const data = useNewsRowFragment(document);
  const author = data.authors[0];
  const date = toLongDate(data.datePublished);
  return (
    <li className={styles.row}>
      <p className={styles.when}>{date !== null && <time dateTime={data.datePublished ?? ""}>{date}</time>}</p>
      <div className={styles.what}>
        {data.category && <p className={layout.label}>{data.category}</p>}
        <h2>
          <Link to={anyAddress(useDocumentTypes(), data.slug, prefix)}>{data.subject}</Link>
        </h2>
        {data.summary && <p className={styles.text}>{data.summary}</p>}
        {author && (
          <p className={styles.by}>
            <span>{author.name}</span> · {author.designation ?? say("Contributor")}
          </p>
        )}
      </div>
    </li>
  );
}
