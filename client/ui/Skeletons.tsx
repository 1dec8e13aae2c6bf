import { CardGrid } from "./Card.tsx";
import cards from "./Card.module.css";
import { Hidden } from "./Hidden.tsx";
import styles from "./Skeleton.module.css";
import { useAnnouncement } from "./use-announcement.ts";

/** Says aloud that something is on its way, while its outline shows where it will be. `isTitle`: also that of the page. */
const Waiting = ({ text, isTitle = false }: { readonly text: string; readonly isTitle?: boolean | undefined }) => {
  useAnnouncement(text);
  const Line = isTitle ? "h1" : "p";
  return (
    <Line data-waiting="">
      <Hidden>{text}</Hidden>
    </Line>
  );
};

const Bone = ({ kinds }: { readonly kinds?: readonly ("big" | "title" | "most" | "some")[] }) => (
  <span className={[styles.bone, ...(kinds ?? []).map((kind) => styles[kind])].join(" ")} />
);

/** The outline of a grid of cards. `isTitle`: with that of the page, which is on its way too. */
export const CardsSkeleton = ({ count, isTitle }: { readonly count: number; readonly isTitle?: boolean | undefined }) => (
  <>
    <Waiting text="Loading..." isTitle={isTitle} />
    <div aria-hidden="true">
      <CardGrid>
        {Array.from({ length: count }, (_, index) => (
          <li className={cards.card} key={index}>
            <span className={styles.picture} />
            <Bone kinds={["some"]} />
            <Bone kinds={["big"]} />
            <Bone kinds={["most"]} />
          </li>
        ))}
      </CardGrid>
    </div>
  </>
);

/** The outline of a document: title, byline, two paragraphs. */
export const DocumentSkeleton = ({ text = "Loading..." }: { readonly text?: string }) => (
  <>
    <Waiting text={text} isTitle />
    <div className={styles.text} aria-hidden="true">
      <Bone kinds={["some"]} />
      <Bone kinds={["title"]} />
      <Bone kinds={["most"]} />
      <span className={styles.gap} />
      <Bone /> <Bone /> <Bone /> <Bone kinds={["most"]} />
      <span className={styles.gap} />
      <Bone /> <Bone /> <Bone kinds={["some"]} />
    </div>
  </>
);

/** The outline of some lines of text: rows of a list, a table. */
export const RowsSkeleton = ({ count, text = "Loading..." }: { readonly count: number; readonly text?: string }) => (
  <>
    <Waiting text={text} />
    <div className={styles.text} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div className={styles.text} key={index}>
          <Bone kinds={["big", "most"]} />
          <Bone />
        </div>
      ))}
    </div>
  </>
);
