import type { HomeSectionKind } from "../../generated/schema.ts";
import { BoneLines, Waiting } from "../../ui/states/Bones.tsx";
import { CardsBones } from "../../ui/states/CardsSkeleton.tsx";
import layout from "../../ui/layout.module.css";
import styles from "./HomePage.module.css";
import topics from "./Topics.module.css";
import { say } from "../../../words/say.ts";

/** Stands for the sections of the home page: those that it has, once that is known. */
export function HomeSkeleton({ kinds }: { readonly kinds: readonly HomeSectionKind[] }) {
  return (
    <>
      <Waiting text={say("Loading...")} />
      {kinds.map((kind, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a section is known by its place
        <section className={`${layout.wrap} ${styles.section}`} aria-hidden="true" key={index}>
          <div className={`${layout.head} ${styles.bones}`}>
            <BoneLines of="big" />
          </div>
          <Section kind={kind} />
        </section>
      ))}
    </>
  );
}

function Section({ kind }: { readonly kind: HomeSectionKind }) {
  if (kind === "LATEST") return <CardsBones count={9} />;
  if (kind === "TEXT") return <BoneLines of="line line most gap line most" />;
  return (
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
  );
}
