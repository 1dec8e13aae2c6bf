import { slugAddress } from "../../data/document-types.ts";
import { pageQuery, typeOfPage } from "../../data/page.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { FramedContent } from "../../data/rendered-ahead.tsx";
import { typeAlternates } from "../../data/alternates.ts";
import { ErrorState } from "../../ui/states/ErrorState.tsx";
import { PanelContent, PanelLayout } from "../../ui/SidePanel.tsx";
import { DocumentSkeleton } from "../../ui/states/DocumentSkeleton.tsx";
import { documentOutcome } from "../documents/document-outcome.ts";
import { DocumentArticle } from "../documents/DocumentArticle.tsx";
import { MissingDocument } from "../documents/MissingDocument.tsx";
import type { StepsProps } from "../documents/Steps.tsx";
import { FirstGuide } from "./FirstGuide.tsx";
import { GuideListDocument, useGuideListQuery } from "./GuideList.generated.ts";
import { GuidePageDocument, useGuidePageQuery } from "./GuidePage.generated.ts";
import { GuideSidebar } from "./GuideSidebar.tsx";
import { listCentre } from "./list-centre.ts";

/** Centres the sidebar's list on the current guide, or on one near it. */
function toListVariables(request: PageRequest) {
  const { slug, hasSlug } = toVariables(request);
  const { id } = typeOfPage(request);
  const around = hasSlug ? listCentre(id, slug) : undefined;
  return { type: id, ...(around === undefined ? {} : { around }) };
}

/** Where addresses have folders, the page of the type shows the index page of its folder, whose slug is the type's id. */
function toVariables(request: PageRequest) {
  const { id, hasFolderAddresses } = typeOfPage(request);
  const slug = request.params["slug"] ?? (hasFolderAddresses ? id : undefined);
  return { slug: slug ?? "", hasSlug: slug !== undefined };
}

/** Whether the page is the type's own, without a guide in its address. */
function isTypePage({ params }: PageRequest): boolean {
  return params["slug"] === undefined;
}

/** How-to guides, the knowledge base and the API documentation: the list of a type, and one guide. */
function GuidePage(request: PageRequest) {
  const { slug, hasSlug } = toVariables(request);
  return (
    <PanelLayout>
      <GuideSidebar type={typeOfPage(request)} variables={toListVariables(request)} current={hasSlug ? slug : null} />
      {hasSlug ? <FramedContent request={request} Content={Guide} /> : <FirstGuide type={typeOfPage(request)} />}
    </PanelLayout>
  );
}

function Guide(request: PageRequest) {
  const { data, loading, failureOf, retry } = useGuidePageQuery(toVariables(request));
  const steps = useSteps(request);
  const failure = failureOf("document");
  if (!loading && data && !data.document && !failure && isTypePage(request))
    return <FirstGuide type={typeOfPage(request)} />;
  if (!loading && data?.document && !failure)
    return <DocumentArticle document={data.document} siteUrl={data.site.url} {...steps} />;
  return (
    <PanelContent>
      {loading && <DocumentSkeleton hasOutline />}
      {!loading && (failure || !data) && (
        <ErrorState heading="h1" title={typeOfPage(request).failedText} text={failure?.message} onRetry={retry} />
      )}
      {!loading && data && !failure && <MissingDocument path={request.path} suggestions={data.suggestions} />}
    </PanelContent>
  );
}

/** The guides before and after the current one, in the order of the sidebar. */
function useSteps(request: PageRequest): StepsProps {
  const type = typeOfPage(request);
  const links = useGuideListQuery(toListVariables(request)).data?.documentLinks ?? [];
  const at = links.findIndex(({ slug }) => slug === toVariables(request).slug);
  const stepTo = (link: (typeof links)[number] | undefined) =>
    link && { subject: link.subject, path: slugAddress(type, link.slug) };
  return at === -1 ? {} : { previous: stepTo(links[at - 1]), next: stepTo(links[at + 1]) };
}

export const page: PageModule = {
  Page: GuidePage,
  frameOf: (request) => typeOfPage(request).id,
  queries: (request) => {
    const { hasSlug } = toVariables(request);
    return [
      pageQuery(GuideListDocument, toListVariables(request)),
      ...(hasSlug ? [pageQuery(GuidePageDocument, toVariables(request))] : []),
    ];
  },
  describe: (request, read) => {
    const type = typeOfPage(request);
    if (toVariables(request).hasSlug) {
      const { data, failed } = read(GuidePageDocument, toVariables(request));
      if (data?.document || failed.includes("document") || !isTypePage(request))
        return documentOutcome(data?.document, data?.site, failed.includes("document"));
    }
    const facts = {
      title: type.listLabel,
      description: type.lead,
      alternates: typeAlternates(type),
    };
    const links = read(GuideListDocument, toListVariables(request)).data?.documentLinks;
    if (!links) return { kind: "failed", facts };
    const first = links[0];
    return first ? { kind: "moved", to: slugAddress(type, first.slug) } : { kind: "found", facts };
  },
};
