import { Link, NavLink } from "react-router-dom";
import type { DocumentType } from "../../data/document-types.ts";
import { useLast } from "../../data/use-last.ts";
import { FailureNote, WaitingNote } from "../../ui/Note.tsx";
import { SidePanel } from "../../ui/SidePanel.tsx";
import { SearchBox } from "../search/box/SearchBox.tsx";
import { guideAddress } from "./guide-address.ts";
import { useGuideListQuery } from "./GuideList.generated.ts";
import type { GuideListQueryVariables } from "./GuideList.generated.ts";
import styles from "./GuideSidebar.module.css";

/** The query's limit; further guides are on the type's own pages. */
const shownMax = 100;

interface GuideSidebarProps {
  readonly type: DocumentType;
  /** The variables of the list query. */
  readonly variables: GuideListQueryVariables;
}

/** The guides of a type, with the current one marked; of a long list, those around it. */
export function GuideSidebar({ type, variables }: GuideSidebarProps) {
  const { data: listed, loading: isListing, retry } = useGuideListQuery(variables);
  const data = useLast(listed);
  const loading = isListing && data === null;
  return (
    <SidePanel id="guides" label={type.listLabel}>
      <p className={styles.title} aria-hidden="true">
        {type.listLabel}
      </p>
      <div className={styles.search}>
        <SearchBox key={variables.around} size="small" label={`Search ${type.listLabel}`} type={type.id} />
      </div>
      {loading && <WaitingNote className={styles.note} text="Loading..." />}
      {!loading && !data?.documentLinks && (
        <FailureNote className={styles.note} text="We couldn't refresh this list." onRetry={retry} />
      )}
      {data?.documentLinks?.length === 0 && <p className={styles.note}>{type.emptyTitle}</p>}
      <ul className={styles.guides}>
        {data?.documentLinks?.map(({ subject, slug }) => (
          <li key={slug}>
            <NavLink to={guideAddress(type, slug)}>{subject}</NavLink>
          </li>
        ))}
      </ul>
      {data?.documentLinks?.length === shownMax && (
        <ul className={styles.guides}>
          <li>
            <Link to={`/type/${type.id}`}>All of them</Link>
          </li>
        </ul>
      )}
    </SidePanel>
  );
}
