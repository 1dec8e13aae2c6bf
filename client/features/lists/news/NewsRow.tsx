import type { FragmentType } from "@apollo/client";
import { Link } from "react-router-dom";
import type { DocumentType } from "../../../data/document-types.ts";
import { slugAddress } from "../../../data/document-types.ts";
import { toLongDate } from "../../../time/dates.ts";
import layout from "../../../ui/layout.module.css";
import { inItsLanguage } from "../../../text/in-its-language.ts";
import { useNewsRowFragment } from "./NewsRow.generated.ts";
import type { NewsRowFragment } from "./NewsRow.generated.ts";
import styles from "./NewsPage.module.css";
import { say } from "../../../../words/say.ts";

interface NewsRowsProps {
  readonly documents: readonly (FragmentType<NewsRowFragment> & { readonly slug: string })[];
  readonly type: DocumentType;
}

/** The documents of a list of news. */
export function NewsRows({ documents, type }: NewsRowsProps) {
  return (
    <ul className={styles.rows}>
      {documents.map((document) => (
        <NewsRow key={document.slug} document={document} type={type} />
      ))}
    </ul>
  );
}

interface NewsRowProps {
  readonly document: FragmentType<NewsRowFragment>;
  /** The type of the list. */
  readonly type: DocumentType;
}

/** One news item: date, category, title, meta description in at most three lines, author. */
function NewsRow({ document, type }: NewsRowProps) {
  const data = useNewsRowFragment(document);
  const spoken = inItsLanguage(data);
  const author = data.authors[0];
  const date = toLongDate(data.datePublished);
  return (
    <li className={styles.row}>
      <p className={styles.when}>{date !== null && <time dateTime={data.datePublished ?? ""}>{date}</time>}</p>
      <div className={styles.what}>
        {data.category && <p className={layout.label}>{data.category}</p>}
        <h2>
          <Link to={slugAddress(type, data.slug, type.rowPath)} {...spoken}>
            {data.subject}
          </Link>
        </h2>
        {data.metaDescription && (
          <p className={styles.text} {...spoken}>
            {data.metaDescription}
          </p>
        )}
        {author && (
          <p className={styles.by}>
            <span>{author.name}</span> · {author.designation ?? say("Contributor")}
          </p>
        )}
      </div>
    </li>
  );
}
