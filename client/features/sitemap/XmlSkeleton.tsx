import { Bones, Waiting } from "../../ui/states/Bones.tsx";
import styles from "./SitemapPage.module.css";
import { say } from "../../../words/say.ts";

/** How many elements stand for those that load. */
const elements = 6;

/** A skeleton of an XML document: the note above it, and elements with two lines each. */
export function XmlSkeleton() {
  return (
    <>
      <Waiting text={say("Loading sitemap...")} />
      <div className={styles.shape} aria-hidden="true">
        <Bones of="field" />
        {Array.from({ length: elements }, (_, index) => (
          <div className={styles.waiting} key={index}>
            <Bones of="some most most" />
          </div>
        ))}
      </div>
    </>
  );
}
