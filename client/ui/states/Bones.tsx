import { Hidden } from "../Hidden.tsx";
import { useAnnouncement } from "../use-announcement.ts";
import styles from "./Skeleton.module.css";

/** Announces that content is loading; beside it a skeleton is shown. `isTitle`: it also stands for the page's heading. */
export function Waiting({ text, isTitle = false }: { readonly text: string; readonly isTitle?: boolean | undefined }) {
  useAnnouncement(text);
  const Line = isTitle ? "h1" : "p";
  return (
    <Line data-waiting="">
      <Hidden>{text}</Hidden>
    </Line>
  );
}

/**
 * Lines of a skeleton, by what they stand for: `line`, `most` and `some` of a line, `big`, `title`, `field`, `face`, `block`, `picture`, and `gap`, which is
 * empty (Skeleton.module.css).
 *
 * @example <Bones of="title line most" />
 */
export function Bones({ of }: { readonly of: string }) {
  return of.split(" ").map((kind, index) => <span className={`${styles["bone"]} ${styles[kind] ?? ""}`} key={index} />);
}

/** Bones below each other. */
export function BoneLines({ of }: { readonly of: string }) {
  return (
    <span className={styles.lines} aria-hidden="true">
      <Bones of={of} />
    </span>
  );
}
