import { Rows } from "../../ui/Rows.tsx";
import { RelatedDocument } from "./RelatedDocument.tsx";
import type { DocumentArticleFragment } from "./DocumentArticle.generated.ts";
import styles from "./RelatedDocuments.module.css";

interface RelatedDocumentsProps {
  readonly related: DocumentArticleFragment["related"];
  /** Empty where its layout may wait. */
  readonly far: "" | undefined;
}

/** What a reader may want next; nothing when there is nothing, or when it could not be had. */
export const RelatedDocuments = ({ related, far }: RelatedDocumentsProps) =>
  related === null || related.length === 0 ? null : (
    <section className={styles.related} aria-labelledby="related" data-print="no" data-far={far}>
      <h2 className={styles.heading} id="related">
        Related
      </h2>
      <Rows>
        {related.map((document) => (
          <RelatedDocument key={document.slug} document={document} heading="h3" />
        ))}
      </Rows>
    </section>
  );
