import { BoneLines, Bones, Waiting } from "./Bones.tsx";
import styles from "./Skeleton.module.css";
import { say } from "../../../words/say.ts";

interface RowsSkeletonProps {
  readonly count: number;
  readonly text?: string;
  readonly outline?: RowOutline;
}

/** What stands at the side of each row: a date, a term below the heads of a table, a face. */
type RowOutline = "dated" | "table" | "people";

/** A skeleton of rows separated by lines: a list, a table. */
export function RowsSkeleton({ count, text = say("Loading..."), outline }: RowsSkeletonProps) {
  return (
    <>
      <Waiting text={text} />
      <div className={`${styles.rows} ${outline ? styles[outline] : ""}`} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div className={styles.row} key={index}>
            {outline && <Bones of="some" />}
            {outline === "people" ? <Bones of="some line" /> : <BoneLines of={linesOf(outline)} />}
          </div>
        ))}
      </div>
    </>
  );
}

/** What is in a row beside its date or term. */
function linesOf(outline: RowOutline | undefined): string {
  if (outline === "table") return "line most";
  return outline === "dated" ? "some big line some" : "big line some";
}
