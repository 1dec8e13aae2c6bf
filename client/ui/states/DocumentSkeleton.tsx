import { Bones, Waiting } from "./Bones.tsx";
import styles from "./Skeleton.module.css";
import { say } from "../../../words/say.ts";

interface DocumentSkeletonProps {
  readonly text?: string;
  /** A document of its own: breadcrumbs above it, and on wide windows its headings beside it. */
  readonly hasOutline?: boolean;
}

/** A skeleton of a document: title, byline, two paragraphs. */
export function DocumentSkeleton({ text = say("Loading..."), hasOutline = false }: DocumentSkeletonProps) {
  return (
    <>
      <Waiting text={text} isTitle />
      <div className={styles.text} aria-hidden="true">
        <Bones of={`${hasOutline ? "some " : ""}title most gap line line line most gap line line most`} />
      </div>
      {hasOutline && (
        <div className={styles.outline} aria-hidden="true">
          <Bones of="some line line line most" />
        </div>
      )}
    </>
  );
}
