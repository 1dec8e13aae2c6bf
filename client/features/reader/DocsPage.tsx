import { Link } from "react-router-dom";
import { pageQuery } from "../../data/page.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import layout from "../../ui/layout.module.css";
import { PanelContent, PanelLayout } from "../../ui/SidePanel.tsx";
import { DocumentSkeleton } from "../../ui/Skeletons.tsx";
import { documentOutcome } from "../documents/document-outcome.ts";
import { DocumentArticle } from "../documents/DocumentArticle.tsx";
import { MissingDocument } from "../documents/MissingDocument.tsx";
import { DocsPageDocument, useDocsPageQuery } from "./DocsPage.generated.ts";
import type { StepsProps } from "../documents/Steps.tsx";
import { TreeDocument } from "./Tree.generated.ts";
import { Tree } from "./Tree.tsx";
import { TreePathDocument, useTreePathQuery } from "./TreePath.generated.ts";

/** The slug in the address; null: the document that the site opens with. */
const slugOf = ({ params }: PageRequest): string | null => params["slug"] ?? null;

const toVariables = (request: PageRequest) => ({ slug: slugOf(request) ?? "", isDefault: slugOf(request) === null });

/** The docs reader: the tree of all documents, and one of them. */
const DocsPage = (request: PageRequest) => (
  <PanelLayout>
    <Tree slug={slugOf(request)} />
    <Content {...request} />
  </PanelLayout>
);

const Content = (request: PageRequest) => {
  const { data, loading, failureOf, retry } = useDocsPageQuery(toVariables(request));
  const steps = useSteps(slugOf(request));
  const failure = failureOf("document") ?? failureOf("defaultDocument");
  const document = data?.document ?? data?.defaultDocument;
  if (!loading && data && !failure && document)
    return <DocumentArticle document={document} siteUrl={data.site.url} {...steps} />;
  return (
    <PanelContent>
      {loading && <DocumentSkeleton text="Loading content..." />}
      {!loading && (failure || !data) && (
        <ErrorState
          heading="h1"
          title={`Error loading content: ${failure?.message ?? "The server could not be reached."}`}
          onRetry={retry}
        />
      )}
      {!loading &&
        data &&
        !failure &&
        (slugOf(request) === null ? (
          <NothingChosen />
        ) : (
          <MissingDocument path={request.path} suggestions={data.suggestions} />
        ))}
    </PanelContent>
  );
};

/** The documents before and after one, as they stand in the tree. */
const useSteps = (slug: string | null): StepsProps => {
  const level = useTreePathQuery(slug === null ? {} : { slug }).data?.treePath?.levels.at(-1);
  const at = level?.nodes.findIndex(({ key }) => key === level.pathKey) ?? -1;
  const stepTo = (place: number) => {
    const node = level?.nodes[place];
    return node?.path ? { subject: node.name, path: node.path } : null;
  };
  return at === -1 ? {} : { previous: stepTo(at - 1), next: stepTo(at + 1) };
};

const NothingChosen = () => (
  <>
    <div className={layout.head}>
      <h1>Documentation</h1>
    </div>
    <EmptyState title="Select a document from the sidebar to view its content." way={<WayOn />} />
  </>
);

/** Where to go on from here. */
const WayOn = () => (
  <Link className={buttonClass()} to="/articles">
    Browse articles
  </Link>
);

/** The reader itself, as search engines know it, whichever document it opens with. */
const readerFacts = {
  title: "$website - Documentation",
  description:
    "Documentation of $website: API integration, setup guides, and every article, guide and note in one place.",
  canonicalPath: "/docs",
} as const;

export const page: PageModule = {
  Page: DocsPage,
  queries: (request) => {
    const slug = slugOf(request);
    return [
      pageQuery(DocsPageDocument, toVariables(request)),
      pageQuery(TreeDocument, {}),
      pageQuery(TreePathDocument, slug === null ? {} : { slug }),
    ];
  },
  describe: (request, read) => {
    const { data, failed } = read(DocsPageDocument, toVariables(request));
    if (slugOf(request) !== null) return documentOutcome(data?.document, data?.site, failed.includes("document"));
    return { kind: failed.includes("defaultDocument") || !data ? "failed" : "found", facts: readerFacts };
  },
};
