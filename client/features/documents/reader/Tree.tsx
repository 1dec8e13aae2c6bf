import { useEffect, useRef } from "react";
import { FailureNote, WaitingNote } from "../../../ui/Note.tsx";
import { SidePanel } from "../../../ui/SidePanel.tsx";
import { useTreeQuery } from "./Tree.generated.ts";
import styles from "./Tree.module.css";
import { keepTreeScroll } from "./tree-memory.ts";
import { TreeBranch } from "./TreeBranch.tsx";
import { useTreeWayQuery } from "./TreeWay.generated.ts";

const groups = [
  { field: "categories", group: "CATEGORIES", name: "Categories" },
  { field: "types", group: "TYPES", name: "Types" },
  { field: "tags", group: "TAGS", name: "Tags" },
  { field: "authors", group: "AUTHORS", name: "Authors" },
] as const;

/** The tree of all documents. The section that holds the current one is open; the others fetch what lies in them when they are opened. */
export const Tree = ({ slug }: { readonly slug: string | null }) => {
  const { data, loading: treeLoading, retry } = useTreeQuery({});
  const { data: wayData, loading: wayLoading } = useTreeWayQuery(slug === null ? {} : { slug });
  const panel = useRef<HTMLElement>(null);
  useEffect(() => (panel.current ? keepTreeScroll(panel.current) : undefined), []);
  const way = wayData?.treeWay ?? null;
  // Both at once: a branch that turns out to lie on the way is made anew, and would lose the focus.
  const loading = treeLoading || wayLoading;
  const isWhole = groups.every(({ field }) => data?.[field]);
  return (
    <SidePanel id="tree" label="All documents" ref={panel}>
      {loading && <WaitingNote className={styles.note} text="Loading data..." />}
      {groups.map(({ field, group, name }) => {
        const level = wayLoading ? null : data?.[field];
        return level ? (
          <TreeBranch
            key={`${group} ${way?.group === group}`}
            place={{ group, within: [] }}
            name={name}
            count={level.total}
            way={way?.group === group ? way.levels : null}
            current={slug}
          />
        ) : null;
      })}
      {!loading && !isWhole && <FailureNote className={styles.note} text="Error loading data" onRetry={retry} />}
    </SidePanel>
  );
};
