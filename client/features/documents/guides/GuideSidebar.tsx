import { NavLink } from "react-router-dom";
import { FailureNote, WaitingNote } from "../../../ui/Note.tsx";
import { SidePanel } from "../../../ui/SidePanel.tsx";
import { guideAddress } from "./guide-kinds.ts";
import type { GuideKind } from "./guide-kinds.ts";
import { useGuideListQuery } from "./GuideList.generated.ts";
import styles from "./GuideSidebar.module.css";

/** All guides of a kind, the current one marked. */
export const GuideSidebar = ({ kind }: { readonly kind: GuideKind }) => {
  const { data, loading, retry } = useGuideListQuery({ type: kind.type });
  return (
    <SidePanel id="guides" label={kind.title}>
      <p className={styles.title} aria-hidden="true">
        {kind.title}
      </p>
      {loading && <WaitingNote className={styles.note} text="Loading..." />}
      {!loading && !data?.documentLinks && <FailureNote className={styles.note} text="We couldn't refresh this list." onRetry={retry} />}
      {data?.documentLinks?.length === 0 && <p className={styles.note}>{kind.none}</p>}
      <ul className={styles.guides}>
        {data?.documentLinks?.map(({ subject, slug }) => (
          <li key={slug}>
            <NavLink to={guideAddress(kind, slug)}>{subject}</NavLink>
          </li>
        ))}
      </ul>
    </SidePanel>
  );
};
