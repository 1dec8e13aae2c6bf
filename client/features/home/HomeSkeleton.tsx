import { BoneLines } from "../../ui/states/Bones.tsx";
import { CardsSkeleton } from "../../ui/states/CardsSkeleton.tsx";
import layout from "../../ui/layout.module.css";
import styles from "./HomePage.module.css";
import topics from "./Topics.module.css";

/** Stands for the sections of most sites: some ways in, and the newest documents. */
export function HomeSkeleton() {
  return (
    <>
      <section className={`${layout.wrap} ${styles.section}`} aria-hidden="true">
        <SectionTitle />
        <ul className={topics.topics}>
          {[1, 2, 3].map((way) => (
            <li key={way}>
              <div>
                <span />
                <BoneLines of="some line most" />
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className={`${layout.wrap} ${styles.section}`}>
        <SectionTitle />
        <CardsSkeleton count={3} />
      </section>
    </>
  );
}

function SectionTitle() {
  return (
    <div className={`${layout.head} ${styles.bones}`} aria-hidden="true">
      <BoneLines of="big" />
    </div>
  );
}
