import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { Hidden } from "../../../ui/Hidden.tsx";
import styles from "./Tree.module.css";
import { isBranchRemembered, rememberBranch } from "./tree-memory.ts";
import type { TreePlace } from "./tree-memory.ts";
import { TreeNodes } from "./TreeNodes.tsx";
import type { TreeWayQuery } from "./TreeWay.generated.ts";

/** The levels from here down to the current document. */
export type WayLevels = NonNullable<TreeWayQuery["treeWay"]>["levels"];

interface TreeBranchProps {
  readonly place: TreePlace;
  readonly name: string;
  /** More about it, below its name. */
  readonly note?: string | null;
  readonly count: number;
  /** Its own page; a group has none. */
  readonly path?: string;
  /** Null where the current document lies elsewhere. */
  readonly way: WayLevels | null;
  /** The slug of the current document; null: the one that the site opens with. */
  readonly current: string | null;
}

/** A branch that opens and closes, also without a script; then it leads to the page that lists what is in it. */
export const TreeBranch = ({ place, name, note, count, path, way, current }: TreeBranchProps) => {
  const [isOpen, setOpen] = useState(way !== null || isBranchRemembered(place));
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before the page was taken over.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  const follow = (open: boolean): void => {
    setOpen(open);
    rememberBranch(place, open);
  };
  return (
    <details className={place.within.length === 0 ? styles.group : undefined} open={isOpen} onToggle={({ currentTarget }) => follow(currentTarget.open)} ref={details}>
      <summary>
        <span>
          {name}
          {note && <small>{note}</small>}
        </span>
      </summary>
      {path !== undefined && (
        <Link className={styles.whole} to={path}>
          {place.group === "AUTHORS" ? "Author page" : `View all ${count}`}
          <Hidden> {place.group === "AUTHORS" ? `of ${name}` : `in ${name}`}</Hidden>
        </Link>
      )}
      {isOpen && <TreeNodes place={place} way={way} current={current} />}
    </details>
  );
};
