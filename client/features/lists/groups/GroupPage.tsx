import { Link } from "react-router-dom";
import { pageQuery } from "../../../data/page.ts";
import type { PageModule, PageRequest } from "../../../data/page.ts";
import { feedAlternates } from "../../../data/alternates.ts";
import { listOutcome, pagesToLoad } from "../../../data/list-outcome.ts";
import { ErrorState } from "../../../ui/states/ErrorState.tsx";
import layout from "../../../ui/layout.module.css";
import { HeadBones } from "../../../ui/states/HeadBones.tsx";
import { NotFound } from "../../../ui/states/NotFound.tsx";
import { CardsSkeleton } from "../../../ui/states/CardsSkeleton.tsx";
import { noContentTitle, soon } from "../empty-list.ts";
import { BrowseLink } from "../BrowseLink.tsx";
import { ListArchiveDocument } from "../archive/ListArchive.generated.ts";
import { isNarrowed } from "../archive/list-narrowing.ts";
import { NarrowedCardsDocument } from "../archive/NarrowedCards.generated.ts";
import { GroupPageDocument, useGroupPageQuery } from "./GroupPage.generated.ts";
import type { GroupPageQuery } from "./GroupPage.generated.ts";
import { GroupDocuments } from "./GroupDocuments.tsx";
import { groupAddress } from "../../../../addresses/group-address.ts";
import { groupIn, groupKinds, toGroupRequest, toVariables } from "./group-request.ts";
import type { DocumentGroup, GroupRequest } from "./group-request.ts";
import { say, sayCount } from "../../../../words/say.ts";

/** The documents of a type, a tag, a category or a subcategory. */
function GroupPage(request: PageRequest) {
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <Group asked={toGroupRequest(request)} path={request.path} />
    </div>
  );
}

function Group({ asked, path }: { readonly asked: GroupRequest; readonly path: string }) {
  const { data, loading, failureOf, retry } = useGroupPageQuery(
    toVariables(isNarrowed(asked.narrowing) ? { ...asked, page: 1 } : asked),
  );
  if (loading) return <CardsSkeleton count={6} head={<HeadBones of="group" />} hasArchive={asked.archive !== null} />;
  if (!data || failureOf(asked.kind))
    return (
      <ErrorState
        heading="h1"
        title={say(noContentTitle)}
        text={say(soon)}
        note={say("We couldn't refresh this list.")}
        onRetry={retry}
      />
    );
  const found = groupIn(data);
  if (!found) return <Unknown path={path} data={data} />;
  // A page number beyond the last one shows page 1.
  if (found.items.length === 0 && asked.page > 1 && !isNarrowed(asked.narrowing))
    return <Group asked={{ ...asked, page: 1 }} path={path} />;
  return <GroupDocuments asked={asked} found={found} parts={data.parts?.nodes ?? []} feeds={feedsOf(asked, found)} />;
}

function feedsOf({ kind, slug, subcategory }: GroupRequest, { name }: DocumentGroup) {
  return feedAlternates(name, kind, slug, ...(subcategory === null ? [] : [subcategory]));
}

function Unknown({ path, data }: { readonly path: string; readonly data: GroupPageQuery }) {
  return (
    <NotFound
      path={path}
      closest={(data.siblings?.nodes ?? []).map(({ key, name, path: to, count }) => (
        <Link key={key} to={to}>
          <h2>{name}</h2>
          <p>{sayCount(count ?? 0, "1 document", "{count} documents")}</p>
        </Link>
      ))}
      action={<BrowseLink />}
    />
  );
}

export const page: PageModule = {
  Page: GroupPage,
  queries: (request) => {
    const asked = toGroupRequest(request);
    const { archive } = asked;
    const isWhole = !isNarrowed(asked.narrowing);
    const pages = pagesToLoad(asked.page);
    return [
      ...(isWhole ? pages : [1]).map((page) => pageQuery(GroupPageDocument, toVariables({ ...asked, page }))),
      ...(archive === null ? [] : [pageQuery(ListArchiveDocument, archive)]),
      ...(archive === null || isWhole
        ? []
        : pages.map((page) => pageQuery(NarrowedCardsDocument, { to: archive.to, page }))),
    ];
  },
  describe: (request, read) => {
    const asked = toGroupRequest(request);
    const isWhole = !isNarrowed(asked.narrowing);
    const { data, failed } = read(GroupPageDocument, toVariables(isWhole ? asked : { ...asked, page: 1 }));
    const found = groupIn(data);
    if (!data || failed.includes(asked.kind)) return { kind: "failed", facts: { title: null, description: null } };
    if (!found) return { kind: "missing" };
    const kind = say(groupKinds[asked.kind].label);
    const description = say("{kind} “{name}” at $website: articles, guides and notes.", { kind, name: found.name });
    const alternates = feedsOf(asked, found);
    const { archive, page } = asked;
    const narrowed = isWhole || archive === null ? null : read(NarrowedCardsDocument, { to: archive.to, page });
    // A backend that cannot narrow lists has the whole one.
    const cannotNarrow = narrowed?.data?.narrowedDocuments === null && narrowed.failed.length === 0;
    const list = narrowed === null || cannotNarrow ? found : narrowed.data?.narrowedDocuments;
    // The prefix distinguishes the title from a list or a document of the same name.
    return listOutcome(
      {
        title: `${kind}: ${found.name}`,
        description,
        alternates,
        canonicalPath: groupAddress(asked.kind, asked.slug, asked.subcategory),
        webPage: { "@type": "CollectionPage" },
        ...(isWhole ? {} : { noIndex: true }),
      },
      cannotNarrow ? 1 : page,
      list,
    );
  },
};
