import { BoneLines, Waiting } from "../../ui/states/Bones.tsx";
import styles from "./FaqPage.module.css";
import { say } from "../../../words/say.ts";

/** Stands for the questions, beside the list to jump from. */
export function FaqSkeleton() {
  return (
    <>
      <Waiting text={say("Loading...")} />
      <div className={`${styles.beside} ${styles.long}`} aria-hidden="true">
        <div className={styles.jumpBones}>
          <BoneLines of="some most most gap some most most most" />
        </div>
        <ul className={styles.entries}>
          {[1, 2, 3, 4].map((row) => (
            <li key={row}>
              <BoneLines of="big" />
              <BoneLines of="line line most" />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
