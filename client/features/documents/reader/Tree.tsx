import { useEffect, useRef } from "react";
import { SidePanel } from "../../../ui/SidePanel.tsx";
import { useTreeQuery } from "./Tree.generated.ts";
import styles from "./Tree.module.css";
import { keepTreeScroll } from "./tree-memory.ts";
import { TreeBranch } from "./TreeBranch.tsx";
import { TreeFailure } from "./TreeFailure.tsx";
import { useTreeWayQuery } from "./TreeWay.generated.ts";

const groups = [
  { field: "categories", group: "CATEGORIES", name: "Categories" },
  { field: "types", group: "TYPES", name: "Types" },
  { field: "tags", group: "TAGS", name: "Tags" },
  { field: "authors", group: "AUTHORS", name: "Authors" },
] as const;

/** The tree of all documents. The section that holds the current one is open; the others fetch what lies in them when they are opened. */
export const Tree = ({ slug }: { readonly slug: string | null }) => {
  const { data, loading, retry } = useTreeQuery({});
  const { data: wayData } = useTreeWayQuery(slug === null ? {} : { slug });
  const panel = useRef<HTMLElement>(null);
  useEffect(() => (panel.current ? keepTreeScroll(panel.current) : undefined), []);
  const way = wayData?.treeWay ?? null;
  const isWhole = groups.every(({ field }) => data?.[field]);
  return (
    <SidePanel id="tree" label="All documents" ref={panel}>
      {loading && <output className={styles.note}>Loading data...</output>}
      {groups.map(({ field, group, name }) => {
        const level = data?.[field];
        return level ? (
          <TreeBranch key={`${group} ${way?.group === group}`} place={{ group, within: [] }} name={name} count={level.total} way={way?.group === group ? way.levels : null} current={slug} />
        ) : null;
      })}
      {!loading && !isWhole && <TreeFailure onRetry={retry} />}
    </SidePanel>
  );
};
