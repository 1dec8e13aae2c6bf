import { Bones, Waiting } from "../../ui/states/Bones.tsx";
import skeleton from "../../ui/states/Skeleton.module.css";
import styles from "./SearchPage.module.css";
import { say } from "../../../words/say.ts";

/** How many results stand for those that load. */
const rows = 4;

/** A skeleton of results: what they can be narrowed to, how many there are, and the first ones. */
export function ResultsSkeleton() {
  return (
    <>
      <Waiting text={say("Loading...")} />
      <div className={styles.beside} aria-hidden="true">
        <div className={styles.facets}>
          <Bones of="some line line line line line most" />
        </div>
        <div className={styles.results}>
          <div className={styles.found}>
            <Bones of="some" />
          </div>
          {Array.from({ length: rows }, (_, index) => (
            <div className={`${skeleton.row} ${skeleton.lines}`} key={index}>
              <Bones of="big line some" />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
