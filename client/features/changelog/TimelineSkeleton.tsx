import { BoneLines, Waiting } from "../../ui/states/Bones.tsx";
import rail from "../lists/archive/ListArchive.module.css";
import styles from "./ChangelogPage.module.css";
import { say } from "../../../words/say.ts";

/** Stands for the entries, beside their years. */
export function TimelineSkeleton() {
  return (
    <>
      <Waiting text={say("Loading...")} />
      <div className={`${rail.beside} ${rail.early}`} aria-hidden="true">
        <ol>
          {[1, 2, 3, 4].map((row) => (
            <li className={styles.change} key={row}>
              <p className={styles.date}>
                <BoneLines of="most" />
              </p>
              <div className={styles.what}>
                <BoneLines of="some big line most" />
              </div>
            </li>
          ))}
        </ol>
        <div className={rail.rail}>
          <BoneLines of="some line line" />
        </div>
      </div>
    </>
  );
}
