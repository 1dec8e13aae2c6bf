import { useEffect, useRef, useState } from "react";
import type { MouseEvent } from "react";
import { Link } from "react-router-dom";
import { postsLabel } from "../../text/author-count.ts";
import { focusWhenThere } from "../../dom/focus.ts";
import { Hidden } from "../../ui/Hidden.tsx";
import { FailureNote, WaitingNote } from "../../ui/Note.tsx";
import styles from "./Tree.module.css";
import { isBranchRemembered, rememberBranch } from "./tree-memory.ts";
import type { TreePosition } from "./tree-memory.ts";
import { WithoutScript } from "./WithoutScript.tsx";
import { useTreeNodesQuery } from "./TreeNodes.generated.ts";
import type { TreePathQuery } from "./TreePath.generated.ts";
import { say } from "../../../words/say.ts";

/** The levels from here down to the current document. */
type PathLevels = NonNullable<TreePathQuery["treePath"]>["levels"];

interface TreeBranchProps {
  readonly position: TreePosition;
  readonly name: string;
  /** A note below its name. */
  readonly note?: string | null;
  readonly count: number;
  /** The path of its own page; a group has none. */
  readonly path?: string;
  /** Null if the current document is not in this branch. */
  readonly treePath: PathLevels | null;
  /** The slug of the current document; null: the site's default document. */
  readonly current: string | null;
}

/** A collapsible branch of the tree. Without script it links to the page that lists its documents. */
export function TreeBranch({ position, name, note, count, path, treePath, current }: TreeBranchProps) {
  const [isOpen, setOpen] = useState(treePath !== null || isBranchRemembered(position));
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before hydration.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  const follow = (open: boolean): void => {
    setOpen(open);
    rememberBranch(position, open);
  };
  return (
    <details
      className={position.within.length === 0 ? styles.group : undefined}
      open={isOpen}
      onToggle={({ currentTarget }) => follow(currentTarget.open)}
      ref={details}
    >
      <summary>
        <span>
          {name}
          {note && <small>{note}</small>}
        </span>
      </summary>
      {path !== undefined && (count > 1 || !isOpen || position.group === "AUTHORS") && (
        <Link className={styles.whole} to={path}>
          {position.group === "AUTHORS" ? say("Author page") : say("View all {count}", { count })}
          <Hidden> {position.group === "AUTHORS" ? say("of {name}", { name }) : say("in {name}", { name })}</Hidden>
        </Link>
      )}
      {path === undefined && !isOpen && <WithoutScript group={position.group} />}
      {isOpen && <TreeNodes position={position} treePath={treePath} current={current} />}
    </details>
  );
}

interface TreeNodesProps {
  readonly position: TreePosition;
  readonly treePath: PathLevels | null;
  readonly current: string | null;
}

/** How many nodes a branch shows initially, and how many each further request adds: there may be thousands. */
const initialCount = 100;
const batchSize = 500;

/** The nodes of an open branch. On the tree path the first ones are already loaded; the others are fetched in batches. */
function TreeNodes(props: TreeNodesProps) {
  const [parts, setParts] = useState(0);
  const level = props.treePath?.[0];
  if (level && parts === 0)
    return <Nodes {...props} level={level} isLast onWantMore={() => setParts(level.total <= initialCount ? 1 : 2)} />;
  return Array.from({ length: Math.max(1, parts) }, (_, part) => (
    // oxlint-disable-next-line react/no-array-index-key -- a part is known by its place
    <FetchedNodes
      key={part}
      {...props}
      part={part}
      isLast={part >= parts - 1}
      onWantMore={() => setParts(Math.max(1, parts) + 1)}
    />
  ));
}

interface PartProps {
  /** Whether it is the last part requested so far. */
  readonly isLast: boolean;
  readonly onWantMore: () => void;
}

function FetchedNodes({ part, ...props }: TreeNodesProps & PartProps & { readonly part: number }) {
  const offset = part === 0 ? 0 : initialCount + (part - 1) * batchSize;
  const { data, loading, retry } = useTreeNodesQuery({
    ...props.position,
    offset,
    limit: part === 0 ? initialCount : batchSize,
  });
  if (loading) return <WaitingNote className={styles.note} text={say("Loading data...")} bones="most line" />;
  if (!data?.treeNodes) return <FailureNote className={styles.note} text={say("Error loading data")} onRetry={retry} />;
  return (
    <Nodes {...props} offset={offset} level={{ ...data.treeNodes, pathKey: props.treePath?.[0]?.pathKey ?? null }} />
  );
}

interface NodesProps extends TreeNodesProps, PartProps {
  readonly level: PathLevels[number];
  /** How many nodes precede these. */
  readonly offset?: number;
}

function Nodes({
  position,
  treePath,
  current,
  level: { nodes, total, pathKey },
  offset = 0,
  isLast,
  onWantMore,
}: NodesProps) {
  return (
    <>
      <ul>
        {nodes.map(({ key, name, path, count, lastPublished }) => (
          <li key={`${key} ${key === pathKey}`}>
            {count === null ? (
              <Link to={path} aria-current={key === (current ?? pathKey) ? "page" : undefined}>
                {name}
              </Link>
            ) : (
              <TreeBranch
                position={{ group: position.group, within: [...position.within, key] }}
                name={name}
                note={position.group === "AUTHORS" ? postsLabel(count, lastPublished) : null}
                count={count}
                path={path}
                treePath={key === pathKey ? (treePath?.slice(1) ?? null) : null}
                current={current}
              />
            )}
          </li>
        ))}
      </ul>
      {isLast && offset + nodes.length < total && (
        <button className={styles.all} type="button" onClick={(event) => showMore(event, nodes.length, onWantMore)}>
          {moreText(offset + nodes.length, total)}
        </button>
      )}
    </>
  );
}

function moreText(shown: number, total: number): string {
  return total <= initialCount + batchSize
    ? say("Show all {count}", { count: total })
    : say("Show more: {shown} of {total} are here", { shown, total });
}

/**
 * Loads more nodes and focuses the first new one, because the button may disappear. The new nodes are in the next list or, if
 * the same list grows, after its current last node.
 */
function showMore({ currentTarget }: MouseEvent, shown: number, onWantMore: () => void): void {
  const branch = currentTarget.closest("details");
  const lists = branch?.querySelectorAll(":scope > ul").length ?? 0;
  onWantMore();
  const inNext = `:scope > ul:nth-of-type(${lists + 1}) > li:first-child :is(a, summary)`;
  const inSame = `:scope > ul > li:nth-child(${shown + 1}) :is(a, summary)`;
  focusWhenThere(
    () => branch?.querySelector<HTMLElement>(inNext) ?? branch?.querySelector<HTMLElement>(inSame) ?? null,
    branch?.querySelector("summary") ?? null,
  );
}
