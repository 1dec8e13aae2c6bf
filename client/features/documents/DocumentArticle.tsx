import type { FragmentType } from "@apollo/client";
import { Suspense } from "react";
import { useDocumentArticleFragment } from "./DocumentArticle.generated.ts";
import type { DocumentArticleFragment } from "./DocumentArticle.generated.ts";
import { DocumentBody } from "./DocumentBody.tsx";
import { DocumentHeader } from "./DocumentHeader.tsx";
import styles from "./DocumentArticle.module.css";
import { Outline } from "./Outline.tsx";
import { RatingStars } from "../ratings/RatingStars.tsx";
import { RelatedDocuments } from "./RelatedDocuments.tsx";
import { ShareLinks } from "./ShareLinks.tsx";
import { Steps } from "./Steps.tsx";
import type { StepsProps } from "./Steps.tsx";

interface DocumentArticleProps extends StepsProps {
  readonly document: FragmentType<DocumentArticleFragment>;
  /** The public address of the site, for the links that share the document. */
  readonly siteUrl: string;
}

/** What follows a text of as many minutes is below every screen, and its layout may wait (styles/base.css). */
const farFromMinutes = 4;

/** A document as it is read. Its outline stands at the end of the page around it where there is room. */
export const DocumentArticle = ({ document, siteUrl, previous, next }: DocumentArticleProps) => {
  const data = useDocumentArticleFragment(document);
  const far = data.readingMinutes !== null && data.readingMinutes >= farFromMinutes ? "" : undefined;
  return (
    <article className={styles.article}>
      <DocumentHeader document={data} />
      <Suspense>
        <Outline document={data} />
      </Suspense>
      <Suspense>
        <DocumentBody document={data} />
      </Suspense>
      <Suspense>
        <div className={styles.after} data-print="no" data-far={far}>
          <RatingStars slug={data.slug} />
          <ShareLinks document={data} siteUrl={siteUrl} />
        </div>
        <Steps previous={previous} next={next} />
        <RelatedDocuments related={data.related} far={far} />
      </Suspense>
    </article>
  );
};
