import { Link, NavLink } from "react-router-dom";
import { pageQuery, typeOfPage } from "../../data/page.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import type { DocumentType } from "../../data/document-types.ts";
import { useHas } from "../../data/site-features.ts";
import { documentAlternates } from "../../data/alternates.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { ErrorState } from "../../ui/states/ErrorState.tsx";
import layout from "../../ui/layout.module.css";
import { DocumentSkeleton } from "../../ui/states/DocumentSkeleton.tsx";
import { Byline } from "../documents/Byline.tsx";
import { DocumentBody } from "../documents/DocumentBody.tsx";
import { inItsLanguage } from "../../text/in-its-language.ts";
import { LegalPageDocument, useLegalPageQuery } from "./LegalPage.generated.ts";
import type { LegalPageQuery } from "./LegalPage.generated.ts";
import styles from "./LegalPage.module.css";
import { say } from "../../../words/say.ts";

/** A legal text, with links to all of them beside it where there are several, the first type last: a site's terms follow its privacy policy. */
function LegalPage(request: PageRequest) {
  const legals = request.types.filter(({ layout: screens }) => screens === "PAGE").toReversed();
  return (
    <div className={`${layout.wrap} ${styles.reader}`}>
      {legals.length > 1 && <OtherTexts legals={legals} />}
      <article className={styles.article}>
        <LegalText type={typeOfPage(request)} />
      </article>
    </div>
  );
}

function OtherTexts({ legals }: { readonly legals: readonly DocumentType[] }) {
  return (
    <nav className={styles.side} aria-label={say("Legal")}>
      <ul>
        {legals.map(({ id, listLabel, listPath }) => (
          <li key={id}>
            <NavLink to={listPath}>{listLabel}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LegalText({ type }: { readonly type: DocumentType }) {
  const { data, loading, failureOf, retry } = useLegalPageQuery({ type: type.id });
  if (loading) return <DocumentSkeleton />;
  if (!data?.documents)
    return <ErrorState heading="h1" title={type.failedText} text={failureOf("documents")?.message} onRetry={retry} />;
  const document = data.documents.items[0];
  return document ? <Text document={document} /> : <Absent type={type} />;
}

function Text({ document }: { readonly document: NonNullable<LegalPageQuery["documents"]>["items"][number] }) {
  return (
    <>
      <h1 {...inItsLanguage(document)}>{document.subject}</h1>
      <Byline
        authors={[]}
        datePublished={document.datePublished}
        lastUpdated={document.lastUpdated}
        readingMinutes={null}
      />
      <div className={styles.end} />
      <DocumentBody document={document} />
    </>
  );
}

function Absent({ type: { listLabel, emptyTitle } }: { readonly type: DocumentType }) {
  return (
    <>
      <h1>{listLabel}</h1>
      <div className={styles.end} />
      <EmptyState title={emptyTitle} action={<EmptyAction />} />
    </>
  );
}

function EmptyAction() {
  if (!useHas("contact")) return null;
  return (
    <Link className={buttonClass()} to="/contact">
      {say("Contact us")}
    </Link>
  );
}

export const page: PageModule = {
  Page: LegalPage,
  queries: (request) => [pageQuery(LegalPageDocument, { type: typeOfPage(request).id })],
  describe: (request, read) => {
    const type = typeOfPage(request);
    const { data } = read(LegalPageDocument, { type: type.id });
    if (!data?.documents) return { kind: "failed", facts: { title: type.listLabel, description: null } };
    const document = data.documents.items[0];
    const facts = {
      title: document?.metaTitle ?? document?.subject ?? type.listLabel,
      description: document?.metaDescription ?? document?.description ?? null,
      ...(document ? { imageUrl: document.socialImage, structuredData: document.schemaMarkup } : {}),
    };
    const alternates = document ? documentAlternates({ slug: document.slug, path: type.listPath }) : [];
    return {
      kind: "found",
      facts: {
        ...facts,
        canonicalPath: type.listPath,
        datePublished: document?.datePublished ?? null,
        lastUpdated: document?.lastUpdated ?? null,
        alternates,
      },
    };
  },
};
