import type { FragmentType } from "@apollo/client";
import type { ReactNode } from "react";
import { Suspense, useDeferredValue } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";
import { useDocumentArticleFragment } from "./DocumentArticle.generated.ts";
import type { DocumentArticleFragment } from "./DocumentArticle.generated.ts";
import { useHas } from "../../data/site-features.ts";
import { DocumentBody } from "./DocumentBody.tsx";
import { DocumentHeader } from "./DocumentHeader.tsx";
import styles from "./DocumentArticle.module.css";
import { Outline } from "./Outline.tsx";
import { RatingStars } from "../ratings/RatingStars.tsx";
import { RelatedDocuments } from "./RelatedDocuments.tsx";
import { ShareLinks } from "./ShareLinks.tsx";
import { Steps } from "./Steps.tsx";
import type { StepsProps } from "./Steps.tsx";
import layout from "../../ui/layout.module.css";
import { say } from "../../../words/say.ts";

interface DocumentArticleProps extends StepsProps {
  readonly document: FragmentType<DocumentArticleFragment>;
  /** The public URL of the site, for the share links. */
  readonly siteUrl: string;
  /** Whether only the first author is named, as in the docs reader (specification, section 3). */
  readonly firstAuthorOnly?: boolean;
}

/**
 * Reading time in minutes from which the parts after the text are below any screen, so that their layout may be deferred
 * (styles/base/deferred-layout.css).
 */
const farFromMinutes = 4;

/** A full document. On wide screens its outline is the last column of the surrounding layout. */
export function DocumentArticle({ document, siteUrl, firstAuthorOnly = false, previous, next }: DocumentArticleProps) {
  const data = useDocumentArticleFragment(document);
  const far = data.readingMinutes !== null && data.readingMinutes >= farFromMinutes ? "" : undefined;
  return (
    <article className={styles.article}>
      <DocumentHeader document={data} firstAuthorOnly={firstAuthorOnly} />
      <Suspense>
        <Outline document={data} />
      </Suspense>
      <Suspense>
        <DocumentBody document={data} />
      </Suspense>
      <Suspense>
        <AfterFrame>
          <AfterText document={data} siteUrl={siteUrl} far={far} />
          <Steps previous={previous} next={next} />
          <RelatedDocuments related={data.related} far={far} />
        </AfterFrame>
      </Suspense>
    </article>
  );
}

/**
 * What a followed link shows only in the render after its first: below the text, it would hold up the frame with the heading. Back and forward show it
 * at once, as they restore a position on the whole page.
 */
function AfterFrame({ children }: { readonly children: ReactNode }) {
  const isAtOnce = useNavigationType() === NavigationType.Pop;
  const isShown = useDeferredValue(true, isAtOnce);
  return isShown ? children : <div className={styles.later} />;
}

interface AfterTextProps {
  readonly document: DocumentArticleFragment;
  readonly siteUrl: string;
  readonly far: "" | undefined;
}

function AfterText({ document, siteUrl, far }: AfterTextProps) {
  const ratings = useHas("ratings");
  return (
    <div className={styles.after} data-print="no" data-far={far}>
      {ratings && <RatingStars slug={document.slug} />}
      <ShareLinks document={document} siteUrl={siteUrl} />
      {document.editUrl && (
        <p className={styles.edit}>
          <a className={layout.link} href={document.editUrl}>
            {say("Edit this page")}
          </a>
        </p>
      )}
    </div>
  );
}
