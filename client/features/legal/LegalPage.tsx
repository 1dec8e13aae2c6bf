import { Link, NavLink } from "react-router-dom";
import { pageQuery } from "../../data/page.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { documentAlternates } from "../../data/alternates.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { ErrorState } from "../../ui/states/ErrorState.tsx";
import layout from "../../ui/layout.module.css";
import { NotFound } from "../../ui/states/NotFound.tsx";
import { DocumentSkeleton } from "../../ui/states/Skeletons.tsx";
import { Byline } from "../documents/Byline.tsx";
import { DocumentBody } from "../documents/DocumentBody.tsx";
import { LegalPageDocument, useLegalPageQuery } from "./LegalPage.generated.ts";
import type { LegalPageQuery } from "./LegalPage.generated.ts";
import styles from "./LegalPage.module.css";

/** The legal texts by the last segment of their path. */
const legalTypes = {
  privacy: { type: "PRIVACY_POLICY", title: "Privacy Policy" },
  terms: { type: "TOU", title: "Terms and Conditions" },
} as const;

type Legal = (typeof legalTypes)[keyof typeof legalTypes];

function legalOf({ params: { type } }: PageRequest): Legal | null {
  return type === "privacy" || type === "terms" ? legalTypes[type] : null;
}

/** A legal text, with links to both texts beside it. */
function LegalPage(request: PageRequest) {
  const legal = legalOf(request);
  if (!legal) return <Unknown path={request.path} />;
  return (
    <div className={`${layout.wrap} ${styles.reader}`}>
      <nav className={styles.side} aria-label="Legal" data-print="no">
        <ul>
          <li>
            <NavLink to="/legal/privacy">Privacy Policy</NavLink>
          </li>
          <li>
            <NavLink to="/legal/terms">Terms and Conditions</NavLink>
          </li>
        </ul>
      </nav>
      <article className={styles.article}>
        <LegalText legal={legal} />
      </article>
    </div>
  );
}

function LegalText({ legal }: { readonly legal: Legal }) {
  const { data, loading, failureOf, retry } = useLegalPageQuery({ type: legal.type });
  if (loading) return <DocumentSkeleton />;
  if (!data?.documents)
    return (
      <ErrorState heading="h1" title="Error fetching article." text={failureOf("documents")?.message} onRetry={retry} />
    );
  const document = data.documents.items[0];
  return document ? <Text document={document} /> : <Absent title={legal.title} />;
}

function Text({ document }: { readonly document: NonNullable<LegalPageQuery["documents"]>["items"][number] }) {
  return (
    <>
      <h1>{document.subject}</h1>
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

function Absent({ title }: { readonly title: string }) {
  return (
    <>
      <h1>{title}</h1>
      <div className={styles.end} />
      <EmptyState title="Content will be uploading soon." action={<EmptyAction />} />
    </>
  );
}

function EmptyAction() {
  return (
    <Link className={buttonClass()} to="/contact">
      Contact us
    </Link>
  );
}

function Unknown({ path }: { readonly path: string }) {
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <NotFound
        path={path}
        closest={[]}
        action={
          <Link className={buttonClass()} to="/legal/terms">
            Terms and Conditions
          </Link>
        }
      />
    </div>
  );
}

export const page: PageModule = {
  Page: LegalPage,
  queries: (request) => {
    const legal = legalOf(request);
    return legal ? [pageQuery(LegalPageDocument, { type: legal.type })] : [];
  },
  describe: (request, read) => {
    const legal = legalOf(request);
    if (!legal) return { kind: "missing" };
    const { data } = read(LegalPageDocument, { type: legal.type });
    if (!data?.documents) return { kind: "failed", facts: { title: legal.title, description: null } };
    const document = data.documents.items[0];
    const facts = {
      title: document?.metaTitle ?? document?.subject ?? legal.title,
      description: document?.metaDescription ?? null,
    };
    const alternates = document ? documentAlternates({ slug: document.slug, path: request.path }) : [];
    return {
      kind: "found",
      facts: {
        ...facts,
        canonicalPath: request.path,
        datePublished: document?.datePublished ?? null,
        lastUpdated: document?.lastUpdated ?? null,
        alternates,
      },
    };
  },
};
