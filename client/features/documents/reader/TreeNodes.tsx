import { useState } from "react";
import { Link } from "react-router-dom";
import { postsLabel } from "../../../lib/author-count.ts";
import styles from "./Tree.module.css";
import type { TreePlace } from "./tree-memory.ts";
import { TreeBranch } from "./TreeBranch.tsx";
import type { WayLevels } from "./TreeBranch.tsx";
import { TreeFailure } from "./TreeFailure.tsx";
import { useTreeLevelQuery } from "./TreeLevel.generated.ts";

interface TreeNodesProps {
  readonly place: TreePlace;
  readonly way: WayLevels | null;
  readonly current: string | null;
}

/** As many nodes as a branch shows at first: there may be thousands. */
const atFirst = 100;

/** What lies in an open branch: on the way to the current document it is here already, elsewhere it is fetched. */
export const TreeNodes = (props: TreeNodesProps) => {
  const [wantsAll, setWantsAll] = useState(false);
  const level = props.way?.[0];
  if (level && !wantsAll) return <Nodes {...props} level={level} onWantAll={() => setWantsAll(true)} />;
  return <FetchedNodes {...props} limit={wantsAll ? null : atFirst} onWantAll={() => setWantsAll(true)} />;
};

const FetchedNodes = ({ limit, onWantAll, ...props }: TreeNodesProps & { readonly limit: number | null; readonly onWantAll: () => void }) => {
  const { data, loading, retry } = useTreeLevelQuery({ ...props.place, ...(limit === null ? {} : { limit }) });
  if (loading) return <output className={styles.note}>Loading data...</output>;
  if (!data?.treeLevel) return <TreeFailure onRetry={retry} />;
  return <Nodes {...props} level={{ ...data.treeLevel, wayKey: props.way?.[0]?.wayKey ?? null }} onWantAll={onWantAll} />;
};

const Nodes = ({ place, way, current, level: { nodes, total, wayKey }, onWantAll }: TreeNodesProps & { readonly level: WayLevels[number]; readonly onWantAll: () => void }) => (
  <>
    <ul>
      {nodes.map(({ key, name, path, count, lastPublished }) => (
        <li key={`${key} ${key === wayKey}`}>
          {count === null ? (
            <Link to={path} aria-current={key === (current ?? wayKey) ? "page" : undefined}>
              {name}
            </Link>
          ) : (
            <TreeBranch
              place={{ group: place.group, within: [...place.within, key] }}
              name={name}
              note={place.group === "AUTHORS" ? postsLabel(count, lastPublished) : null}
              count={count}
              path={path}
              way={key === wayKey ? (way?.slice(1) ?? null) : null}
              current={current}
            />
          )}
        </li>
      ))}
    </ul>
    {nodes.length < total && (
      <button className={styles.all} type="button" onClick={onWantAll}>
        Show all {total.toLocaleString("en-US")}
      </button>
    )}
  </>
);
