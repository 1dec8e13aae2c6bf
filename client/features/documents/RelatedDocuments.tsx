import { Rows } from "../../ui/Rows.tsx";
import { RelatedDocument } from "./RelatedDocument.tsx";
import type { DocumentArticleFragment } from "./DocumentArticle.generated.ts";
import styles from "./RelatedDocuments.module.css";
import { say } from "../../../words/say.ts";

interface RelatedDocumentsProps {
  readonly related: DocumentArticleFragment["related"];
  /** The value of `data-far`: empty if the layout may be deferred. */
  readonly far: "" | undefined;
}

/** Related documents; renders nothing if there are none or loading failed. */
export function RelatedDocuments({ related, far }: RelatedDocumentsProps) {
  return related === null || related.length === 0 ? null : (
    <section className={styles.related} aria-label={say("Related")} data-print="no" data-far={far}>
      <h2 className={styles.heading}>{say("Related")}</h2>
      <Rows>
        {related.map((document) => (
          <RelatedDocument key={document.slug} document={document} heading="h3" />
        ))}
      </Rows>
    </section>
  );
}
