import { pageQuery } from "../../data/page.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { FramedContent } from "../../data/rendered-ahead.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import { PanelContent, PanelLayout } from "../../ui/SidePanel.tsx";
import { ErrorState } from "../../ui/states/ErrorState.tsx";
import { NotFound } from "../../ui/states/NotFound.tsx";
import { say } from "../../../words/say.ts";
import { ReferenceEntry } from "./ReferenceEntry.tsx";
import { ReferenceListDocument } from "./ReferenceList.generated.ts";
import { ReferencePageDocument, useReferencePageQuery } from "./ReferencePage.generated.ts";
import { ReferenceSidebar } from "./ReferenceSidebar.tsx";
import { ReferenceSkeleton } from "./ReferenceSkeleton.tsx";

/** The entry of an address; the first page has none. */
function toVariables({ params }: PageRequest) {
  return { entry: params["entry"] ?? null };
}

/** The reference of the API: all entries, and one of them with its example. */
function ReferencePage(request: PageRequest) {
  return (
    <PanelLayout>
      <ReferenceSidebar path={request.path} />
      <FramedContent request={request} Content={Entry} />
    </PanelLayout>
  );
}

function Entry(request: PageRequest) {
  const { data, loading, failureOf, retry } = useReferencePageQuery(toVariables(request));
  const failure = failureOf();
  if (data?.apiReference) return <ReferenceEntry entry={data.apiReference} />;
  return (
    <PanelContent>
      {loading && <ReferenceSkeleton hasExample={toVariables(request).entry !== null} />}
      {!loading && failure && (
        <ErrorState heading="h1" title={say("Failed to load content.")} text={failure.message} onRetry={retry} />
      )}
      {!loading && !failure && <NotFound path={request.path} closest={[]} action={<AllEntries />} />}
    </PanelContent>
  );
}

function AllEntries() {
  return (
    <a className={buttonClass()} href="/api-reference">
      {say("API reference")}
    </a>
  );
}

export const page: PageModule = {
  Page: ReferencePage,
  frameOf: () => "reference",
  queries: (request) => [pageQuery(ReferenceListDocument, {}), pageQuery(ReferencePageDocument, toVariables(request))],
  describe: (request, read) => {
    const { data, failed } = read(ReferencePageDocument, toVariables(request));
    const entry = data?.apiReference;
    if (!entry) return failed.length > 0 || !data ? failedOutcome() : { kind: "missing" };
    const isStart = request.params["entry"] === undefined;
    const facts = {
      title: isStart ? say("API reference") : `${entry.name} · ${say("API reference")}`,
      description: isStart ? descriptionOf() : `${entry.kind} ${entry.name}: ${entry.summary}`,
    };
    return { kind: failed.length > 0 ? "partial" : "found", facts };
  },
};

function failedOutcome() {
  return { kind: "failed", facts: { title: say("API reference"), description: descriptionOf() } } as const;
}

function descriptionOf(): string {
  return say("Every query, mutation and type of the GraphQL API of $website, with examples that run.");
}
