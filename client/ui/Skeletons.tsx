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

const Bone = ({ kind }: { readonly kind?: "big" | "title" | "most" | "some" }) => (
  <span className={`${styles.bone} ${kind ? styles[kind] : ""}`} />
);

/** The outline of a grid of cards. `isTitle`: with that of the page, which is on its way too. */
export const CardsSkeleton = ({
  count,
  isTitle = false,
}: {
  readonly count: number;
  readonly isTitle?: boolean | undefined;
}) => (
  <>
    <Waiting text="Loading..." isTitle={isTitle} />
    <div aria-hidden="true">
      {isTitle && <Bone kind="title" />}
      <CardGrid>
        {Array.from({ length: count }, (_, index) => (
          <li className={cards.card} key={index}>
            <span className={styles.picture} />
            <Bone kind="some" />
            <Bone kind="big" />
            <Bone kind="most" />
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
      <Bone kind="some" />
      <Bone kind="title" />
      <Bone kind="most" />
      <span className={styles.gap} />
      <Bone /> <Bone /> <Bone /> <Bone kind="most" />
      <span className={styles.gap} />
      <Bone /> <Bone /> <Bone kind="some" />
    </div>
  </>
);

/** The outline of rows parted by lines: a list, a table. */
export const RowsSkeleton = ({ count, text = "Loading..." }: { readonly count: number; readonly text?: string }) => (
  <>
    <Waiting text={text} />
    <div className={styles.rows} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div className={styles.row} key={index}>
          <Bone kind="some" />
          <Bone kind="big" />
          <Bone />
        </div>
      ))}
    </div>
  </>
);
