import { memo, useEffect, useMemo } from "react";
import { groupAddress } from "../../../addresses/group-address.ts";
import { slugAddress } from "../../data/document-types.ts";
import type { DocumentType } from "../../data/document-types.ts";
import { useLast } from "../../data/use-last.ts";
import { FailureNote, WaitingNote } from "../../ui/Note.tsx";
import { SidePanel } from "../../ui/SidePanel.tsx";
import { SearchBox } from "../search/box/SearchBox.tsx";
import { noteShownList } from "./list-centre.ts";
import { contains, sidebarNodes } from "./sidebar-nodes.ts";
import type { SidebarNode } from "./sidebar-nodes.ts";
import { useGuideListQuery } from "./GuideList.generated.ts";
import type { GuideListQueryVariables } from "./GuideList.generated.ts";
import styles from "./GuideSidebar.module.css";
import { say } from "../../../words/say.ts";

/** The query's limit; further guides are on the type's own pages. */
const shownMax = 100;

interface GuideSidebarProps {
  readonly type: DocumentType;
  /** The variables of the list query. */
  readonly variables: GuideListQueryVariables;
  /** The slug of the guide that is shown; null on the type's own page. */
  readonly current: string | null;
}

/** The guides of a type, with the current one marked; of a long list, those around it. */
export function GuideSidebar({ type, variables, current }: GuideSidebarProps) {
  const { data: listed, loading: isListing, retry } = useGuideListQuery(variables);
  const data = useLast(listed);
  const loading = isListing && data === null;
  const nodes = useMemo(() => sidebarNodes(data?.documentLinks ?? []), [data]);
  useEffect(() => {
    const slugs = listed?.documentLinks?.map(({ slug }) => slug);
    if (slugs) noteShownList(type.id, variables.around ?? undefined, slugs);
  }, [listed, type.id, variables.around]);
  return (
    <SidePanel id="guides" label={type.listLabel}>
      <p className={styles.title} aria-hidden="true">
        {type.listLabel}
      </p>
      <div className={styles.search}>
        <SearchBox size="small" label={say("Search {name}", { name: type.listLabel })} type={type.id} />
      </div>
      {loading && <WaitingNote className={styles.note} text={say("Loading...")} />}
      {!loading && !data?.documentLinks && (
        <FailureNote className={styles.note} text={say("We couldn't refresh this list.")} onRetry={retry} />
      )}
      {data?.documentLinks?.length === 0 && <p className={styles.note}>{type.emptyTitle}</p>}
      <GuideNodes type={type} nodes={nodes} current={current} />
      {data?.documentLinks?.length === shownMax && (
        <ul className={styles.guides}>
          <li>
            <a href={groupAddress("type", type.id)}>{say("All of them")}</a>
          </li>
        </ul>
      )}
    </SidePanel>
  );
}

interface GuideNodesProps {
  readonly type: DocumentType;
  readonly nodes: readonly SidebarNode[];
  /** The slug of the current guide. */
  readonly current: string | null;
}

/** Guides and folders. A folder that is to be closed opens when the current guide is in it. */
function GuideNodes({ type, nodes, current }: GuideNodesProps) {
  return (
    <ul className={styles.guides}>
      {nodes.map((node) =>
        node.kind === "guide" ? (
          <GuideEntry
            key={node.link.slug}
            path={slugAddress(type, node.link.slug)}
            subject={node.link.subject}
            isCurrent={node.link.slug === current}
          />
        ) : (
          <li key={node.folder.key}>
            <details className={styles.folder} open={!node.folder.collapsed || contains(node.nodes, current)}>
              <summary>{node.folder.title}</summary>
              <GuideNodes type={type} nodes={node.nodes} current={current} />
            </details>
          </li>
        ),
      )}
    </ul>
  );
}

interface GuideEntryProps {
  readonly path: string;
  readonly subject: string;
  readonly isCurrent: boolean;
}

/** A plain link, since the router's own would render again at every navigation: of a hundred, only the two that change do. */
const GuideEntry = memo(function GuideEntry({ path, subject, isCurrent }: GuideEntryProps) {
  return (
    <li>
      <a href={path} aria-current={isCurrent ? "page" : undefined}>
        {subject}
      </a>
    </li>
  );
});
