import { useEffect, useRef } from "react";
import { FailureNote, WaitingNote } from "../../ui/Note.tsx";
import { SidePanel } from "../../ui/SidePanel.tsx";
import { useTreeQuery } from "./Tree.generated.ts";
import styles from "./Tree.module.css";
import { keepTreeScroll } from "./tree-memory.ts";
import { TreeBranch } from "./TreeBranch.tsx";
import { useTreePathQuery } from "./TreePath.generated.ts";

const groups = [
  { field: "categories", group: "CATEGORIES", name: "Categories" },
  { field: "types", group: "TYPES", name: "Types" },
  { field: "tags", group: "TAGS", name: "Tags" },
  { field: "authors", group: "AUTHORS", name: "Authors" },
] as const;

/** The tree of all documents. The section that holds the current one is open; the others fetch what lies in them when they are opened. */
export const Tree = ({ slug }: { readonly slug: string | null }) => {
  const { data, loading: treeLoading, retry } = useTreeQuery({});
  const { data: pathData, loading: pathLoading } = useTreePathQuery(slug === null ? {} : { slug });
  const panel = useRef<HTMLElement>(null);
  useEffect(() => (panel.current ? keepTreeScroll(panel.current) : undefined), []);
  const treePath = pathData?.treePath ?? null;
  // Both at once: a branch that turns out to lie on the treePath is made anew, and would lose the focus.
  const loading = treeLoading || pathLoading;
  const isWhole = groups.every(({ field }) => data?.[field]);
  return (
    <SidePanel id="tree" label="All documents" ref={panel}>
      {loading && <WaitingNote className={styles.note} text="Loading data..." />}
      {groups.map(({ field, group, name }) => {
        const level = pathLoading ? null : data?.[field];
        return level ? (
          <TreeBranch
            key={`${group} ${treePath?.group === group}`}
            place={{ group, within: [] }}
            name={name}
            count={level.total}
            treePath={treePath?.group === group ? treePath.levels : null}
            current={slug}
          />
        ) : null;
      })}
      {!loading && !isWhole && <FailureNote className={styles.note} text="Error loading data" onRetry={retry} />}
    </SidePanel>
  );
};
