import { pageQuery } from "../../data/page.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { FramedContent } from "../../data/rendered-ahead.tsx";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { ErrorState } from "../../ui/states/ErrorState.tsx";
import layout from "../../ui/layout.module.css";
import { PanelContent, PanelLayout } from "../../ui/SidePanel.tsx";
import { DocumentSkeleton } from "../../ui/states/DocumentSkeleton.tsx";
import { BrowseLink } from "../lists/BrowseLink.tsx";
import { documentOutcome } from "../documents/document-outcome.ts";
import { DocumentArticle } from "../documents/DocumentArticle.tsx";
import { MissingDocument } from "../documents/MissingDocument.tsx";
import { DocsPageDocument, useDocsPageQuery } from "./DocsPage.generated.ts";
import type { StepsProps } from "../documents/Steps.tsx";
import { TreeDocument } from "./Tree.generated.ts";
import { Tree } from "./Tree.tsx";
import { TreePathDocument, useTreePathQuery } from "./TreePath.generated.ts";
import { say } from "../../../words/say.ts";

/** The slug in the URL; null: the site's default document. */
function slugOf({ params }: PageRequest): string | null {
  return params["slug"] ?? null;
}

function toVariables(request: PageRequest) {
  return { slug: slugOf(request) ?? "", isDefault: slugOf(request) === null };
}

/** The docs reader: the tree of all documents, and one of them. */
function DocsPage(request: PageRequest) {
  return (
    <PanelLayout>
      <Tree slug={slugOf(request)} />
      <FramedContent request={request} Content={Content} />
    </PanelLayout>
  );
}

function Content(request: PageRequest) {
  const { data, loading, failureOf, retry } = useDocsPageQuery(toVariables(request));
  const steps = useSteps(slugOf(request));
  const failure = failureOf("document") ?? failureOf("defaultDocument");
  const document = data?.document ?? data?.defaultDocument;
  if (!loading && data && !failure && document)
    return <DocumentArticle document={document} siteUrl={data.site.url} firstAuthorOnly {...steps} />;
  return (
    <PanelContent>
      {loading && <DocumentSkeleton text={say("Loading content...")} hasOutline />}
      {!loading && (failure || !data) && (
        <ErrorState
          heading="h1"
          title={say("Error loading content: {message}", {
            message: failure?.message ?? say("The server could not be reached."),
          })}
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
}

/** The documents before and after the current one, in the order of the tree. */
function useSteps(slug: string | null): StepsProps {
  const level = useTreePathQuery(slug === null ? {} : { slug }).data?.treePath?.levels.at(-1);
  const at = level?.nodes.findIndex(({ key }) => key === level.pathKey) ?? -1;
  const stepTo = (index: number) => {
    const node = level?.nodes[index];
    return node?.path ? { subject: node.name, path: node.path } : null;
  };
  return at === -1 ? {} : { previous: stepTo(at - 1), next: stepTo(at + 1) };
}

function NothingChosen() {
  return (
    <>
      <div className={layout.head}>
        <h1>{say("Documentation")}</h1>
      </div>
      <EmptyState title={say("Select a document from the sidebar to view its content.")} action={<BrowseLink />} />
    </>
  );
}

/** The reader's own metadata, whichever document it opens with. */
function readerFacts() {
  return {
    title: say("$website - Documentation"),
    description: say(
      "Documentation of $website: API integration, setup guides, and every article, guide and note in one place.",
    ),
    canonicalPath: "/docs",
  };
}

export const page: PageModule = {
  Page: DocsPage,
  frameOf: () => "reader",
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
    return { kind: failed.includes("defaultDocument") || !data ? "failed" : "found", facts: readerFacts() };
  },
};
