import { Bones } from "./Bones.tsx";
import styles from "./Skeleton.module.css";

/** The name of a group, with its kind above it, or that of an author, beside their face; and the field of the list. */
export function HeadBones({ of }: { readonly of: "group" | "author" }) {
  return (
    <div className={`${styles.head} ${styles[of]}`} aria-hidden="true">
      {of === "author" && <Bones of="face" />}
      <div className={styles.name}>
        <Bones of={of === "group" ? "some title" : "title some"} />
      </div>
      <Bones of="field" />
    </div>
  );
}
