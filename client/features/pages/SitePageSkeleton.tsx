import { Bones, Waiting } from "../../ui/states/Bones.tsx";
import layout from "../../ui/layout.module.css";
import skeleton from "../../ui/states/Skeleton.module.css";
import styles from "./SitePage.module.css";
import { say } from "../../../words/say.ts";

/** A skeleton of a page: its head over the whole width, and a section below it. */
export function SitePageSkeleton() {
  return (
    <>
      <Waiting text={say("Loading...")} isTitle />
      <section className={styles.hero} aria-hidden="true">
        <div className={`${layout.wrap} ${styles.intro}`}>
          <div className={skeleton.text}>
            <Bones of="some title title line line most" />
          </div>
        </div>
      </section>
      <div className={`${layout.wrap} ${styles.text}`} aria-hidden="true">
        <div className={skeleton.text}>
          <Bones of="line line line most" />
        </div>
      </div>
    </>
  );
}
