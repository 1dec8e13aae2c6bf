import { useEffect, useRef } from "react";
import { useHas } from "../../data/site-features.ts";
import { useLast } from "../../data/use-last.ts";
import { FailureNote, WaitingNote } from "../../ui/Note.tsx";
import { SidePanel } from "../../ui/SidePanel.tsx";
import { useTreeQuery } from "./Tree.generated.ts";
import styles from "./Tree.module.css";
import { keepTreeScroll } from "./tree-memory.ts";
import { TreeBranch } from "./TreeBranch.tsx";
import { useTreePathQuery } from "./TreePath.generated.ts";
import { say } from "../../../words/say.ts";

const groups = [
  { field: "categories", group: "CATEGORIES", name: "Categories" },
  { field: "types", group: "TYPES", name: "Types" },
  { field: "tags", group: "TAGS", name: "Tags" },
  { field: "authors", group: "AUTHORS", name: "Authors" },
] as const;

/** The tree of all documents. The group of the current document is open; the others fetch their nodes when opened. On navigation the tree stays as it is until the path to the new document is there. */
export function Tree({ slug }: { readonly slug: string | null }) {
  const { data, loading: treeLoading, retry } = useTreeQuery({});
  const { data: pathData, loading: pathLoading } = useTreePathQuery(slug === null ? {} : { slug });
  const panel = useRef<HTMLElement>(null);
  useEffect(() => (panel.current ? keepTreeScroll(panel.current) : undefined), []);
  const shownPath = useLast(pathData);
  const treePath = shownPath?.treePath ?? null;
  // Waits for both queries: a branch that turns out to be on the tree path gets a new key, so it remounts and would lose the focus.
  const isFirst = pathLoading && shownPath === null;
  const loading = treeLoading || isFirst;
  const authors = useHas("authors");
  const shownGroups = groups.filter(({ field }) => field !== "authors" || authors);
  const isWhole = shownGroups.every(({ field }) => data?.[field]);
  return (
    <SidePanel id="tree" label={say("All documents")} ref={panel}>
      {loading && <WaitingNote className={styles.note} text={say("Loading data...")} />}
      {shownGroups.map(({ field, group, name }) => {
        const level = isFirst ? null : data?.[field];
        return level ? (
          <TreeBranch
            key={`${group} ${treePath?.group === group}`}
            position={{ group, within: [] }}
            name={say(name)}
            count={level.total}
            treePath={treePath?.group === group ? treePath.levels : null}
            current={slug}
          />
        ) : null;
      })}
      {!loading && !isWhole && <FailureNote className={styles.note} text={say("Error loading data")} onRetry={retry} />}
    </SidePanel>
  );
}
