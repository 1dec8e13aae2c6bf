import { useEffect, useRef, useState } from "react";
import type { MouseEvent } from "react";
import { Link } from "react-router-dom";
import { postsLabel } from "../../text/author-count.ts";
import { focusWhenThere } from "../../dom/focus.ts";
import { Hidden } from "../../ui/Hidden.tsx";
import { FailureNote, WaitingNote } from "../../ui/Note.tsx";
import styles from "./Tree.module.css";
import { isBranchRemembered, rememberBranch } from "./tree-memory.ts";
import type { TreePlace } from "./tree-memory.ts";
import { useTreeNodesQuery } from "./TreeNodes.generated.ts";
import type { TreePathQuery } from "./TreePath.generated.ts";

/** The levels from here down to the current document. */
type PathLevels = NonNullable<TreePathQuery["treePath"]>["levels"];

interface TreeBranchProps {
  readonly place: TreePlace;
  readonly name: string;
  /** More about it, below its name. */
  readonly note?: string | null;
  readonly count: number;
  /** Its own page; a group has none. */
  readonly path?: string;
  /** Null where the current document lies elsewhere. */
  readonly treePath: PathLevels | null;
  /** The slug of the current document; null: the one that the site opens with. */
  readonly current: string | null;
}

/** A branch that opens and closes, also without a script; then it leads to the page that lists what is in it. */
export const TreeBranch = ({ place, name, note, count, path, treePath, current }: TreeBranchProps) => {
  const [isOpen, setOpen] = useState(treePath !== null || isBranchRemembered(place));
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before the page was taken over.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  const follow = (open: boolean): void => {
    setOpen(open);
    rememberBranch(place, open);
  };
  return (
    <details
      className={place.within.length === 0 ? styles.group : undefined}
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
      {path !== undefined && (count > 1 || !isOpen || place.group === "AUTHORS") && (
        <Link className={styles.whole} to={path}>
          {place.group === "AUTHORS" ? "Author page" : `View all ${count}`}
          <Hidden> {place.group === "AUTHORS" ? `of ${name}` : `in ${name}`}</Hidden>
        </Link>
      )}
      {path === undefined && !isOpen && <WithoutScript group={place.group} />}
      {isOpen && <TreeNodes place={place} treePath={treePath} current={current} />}
    </details>
  );
};

/** Where else the documents of a group are listed: without a script its branches cannot be fetched. */
const elsewhere = {
  CATEGORIES: { to: "/", text: "Browse by topic" },
  TYPES: { to: "/articles", text: "Browse articles" },
  TAGS: { to: "/search", text: "Search all documents" },
  AUTHORS: { to: "/authors", text: "All authors" },
} as const;

const WithoutScript = ({ group }: { readonly group: TreePlace["group"] }) => (
  <noscript>
    <a href={elsewhere[group].to}>{elsewhere[group].text}</a>
  </noscript>
);

interface TreeNodesProps {
  readonly place: TreePlace;
  readonly treePath: PathLevels | null;
  readonly current: string | null;
}

/** As many nodes as a branch shows at first, and as many as come with each further wish: there may be thousands. */
const atFirst = 100;
const atOnce = 500;

/** What lies in an open branch: on the path to the current document it is here already, elsewhere it is fetched, some at a time. */
const TreeNodes = (props: TreeNodesProps) => {
  const [parts, setParts] = useState(0);
  const level = props.treePath?.[0];
  if (level && parts === 0)
    return <Nodes {...props} level={level} isLast onWantMore={() => setParts(level.total <= atFirst ? 1 : 2)} />;
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
};

interface PartProps {
  /** Whether what is beyond it is not asked for yet. */
  readonly isLast: boolean;
  readonly onWantMore: () => void;
}

const FetchedNodes = ({ part, ...props }: TreeNodesProps & PartProps & { readonly part: number }) => {
  const offset = part === 0 ? 0 : atFirst + (part - 1) * atOnce;
  const { data, loading, retry } = useTreeNodesQuery({ ...props.place, offset, limit: part === 0 ? atFirst : atOnce });
  if (loading) return <WaitingNote className={styles.note} text="Loading data..." />;
  if (!data?.treeNodes) return <FailureNote className={styles.note} text="Error loading data" onRetry={retry} />;
  return (
    <Nodes {...props} offset={offset} level={{ ...data.treeNodes, pathKey: props.treePath?.[0]?.pathKey ?? null }} />
  );
};

interface NodesProps extends TreeNodesProps, PartProps {
  readonly level: PathLevels[number];
  /** How many nodes stand before these. */
  readonly offset?: number;
}

const Nodes = ({
  place,
  treePath,
  current,
  level: { nodes, total, pathKey },
  offset = 0,
  isLast,
  onWantMore,
}: NodesProps) => (
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
              place={{ group: place.group, within: [...place.within, key] }}
              name={name}
              note={place.group === "AUTHORS" ? postsLabel(count, lastPublished) : null}
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

const moreText = (shown: number, total: number): string =>
  total <= atFirst + atOnce
    ? `Show all ${total.toLocaleString("en-US")}`
    : `Show more: ${shown.toLocaleString("en-US")} of ${total.toLocaleString("en-US")} are here`;

/** The button goes: the focus goes to the first of those that it brings, in a list that comes after the ones that are there. */
const showMore = ({ currentTarget }: MouseEvent, shown: number, onWantMore: () => void): void => {
  const branch = currentTarget.closest("details");
  const lists = branch?.querySelectorAll(":scope > ul").length ?? 0;
  onWantMore();
  const inNext = `:scope > ul:nth-of-type(${lists + 1}) > li:first-child :is(a, summary)`;
  const inSame = `:scope > ul > li:nth-child(${shown + 1}) :is(a, summary)`;
  focusWhenThere(
    () => branch?.querySelector<HTMLElement>(inNext) ?? branch?.querySelector<HTMLElement>(inSame) ?? null,
    branch?.querySelector("summary") ?? null,
  );
};
