import { Bones, Waiting } from "../../ui/states/Bones.tsx";
import styles from "./ReferenceEntry.module.css";
import { say } from "../../../words/say.ts";

/** A skeleton of an entry: its text, and its example beside it or below. The overview has none. */
export function ReferenceSkeleton({ hasExample }: { readonly hasExample: boolean }) {
  return (
    <div>
      <Waiting text={say("Loading...")} isTitle />
      <div className={styles.entry} aria-hidden="true">
        <div className={styles.shape}>
          <Bones of="some title line most gap line line most gap line line most" />
        </div>
        {hasExample && (
          <div className={`${styles.example} ${styles.shape}`}>
            <Bones of="some block" />
          </div>
        )}
      </div>
    </div>
  );
}
