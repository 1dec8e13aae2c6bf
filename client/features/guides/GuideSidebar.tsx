import { Link, NavLink } from "react-router-dom";
import { docTypePart } from "../../data/doc-type.ts";
import { useLast } from "../../data/use-last.ts";
import { FailureNote, WaitingNote } from "../../ui/Note.tsx";
import { SidePanel } from "../../ui/SidePanel.tsx";
import { SearchBox } from "../search/box/SearchBox.tsx";
import { guideAddress } from "./guide-kinds.ts";
import type { GuideKind } from "./guide-kinds.ts";
import { useGuideListQuery } from "./GuideList.generated.ts";
import type { GuideListQueryVariables } from "./GuideList.generated.ts";
import styles from "./GuideSidebar.module.css";

/** The query's limit; further guides are on the type's own pages. */
const shownMax = 100;

interface GuideSidebarProps {
  readonly kind: GuideKind;
  /** The variables of the list query. */
  readonly variables: GuideListQueryVariables;
}

/** The guides of a type, with the current one marked; of a long list, those around it. */
export function GuideSidebar({ kind, variables }: GuideSidebarProps) {
  const { data: listed, loading: isListing, retry } = useGuideListQuery(variables);
  const data = useLast(listed);
  const loading = isListing && data === null;
  return (
    <SidePanel id="guides" label={kind.title}>
      <p className={styles.title} aria-hidden="true">
        {kind.title}
      </p>
      <div className={styles.search}>
        <SearchBox key={variables.around} size="small" label={`Search ${kind.title}`} type={kind.type} />
      </div>
      {loading && <WaitingNote className={styles.note} text="Loading..." />}
      {!loading && !data?.documentLinks && (
        <FailureNote className={styles.note} text="We couldn't refresh this list." onRetry={retry} />
      )}
      {data?.documentLinks?.length === 0 && <p className={styles.note}>{kind.none}</p>}
      <ul className={styles.guides}>
        {data?.documentLinks?.map(({ subject, slug }) => (
          <li key={slug}>
            <NavLink to={guideAddress(kind, slug)}>{subject}</NavLink>
          </li>
        ))}
      </ul>
      {data?.documentLinks?.length === shownMax && (
        <ul className={styles.guides}>
          <li>
            <Link to={`/type/${docTypePart(kind.type)}`}>All of them</Link>
          </li>
        </ul>
      )}
    </SidePanel>
  );
}
