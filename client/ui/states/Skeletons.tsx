import { CardGrid } from "../Card.tsx";
import cards from "../Card.module.css";
import { Hidden } from "../Hidden.tsx";
import styles from "./Skeleton.module.css";
import { useAnnouncement } from "../use-announcement.ts";
import { say } from "../../../words/say.ts";

/** Announces that content is loading; beside it a skeleton is shown. `isTitle`: it also stands for the page's heading. */
function Waiting({ text, isTitle = false }: { readonly text: string; readonly isTitle?: boolean | undefined }) {
  useAnnouncement(text);
  const Line = isTitle ? "h1" : "p";
  return (
    <Line data-waiting="">
      <Hidden>{text}</Hidden>
    </Line>
  );
}

function Bone({ kind }: { readonly kind?: "big" | "title" | "most" | "some" }) {
  return <span className={`${styles.bone} ${kind ? styles[kind] : ""}`} />;
}

/** A skeleton of a grid of cards. `isTitle`: includes the page's heading, which is loading too. */
export function CardsSkeleton({
  count,
  isTitle = false,
}: {
  readonly count: number;
  readonly isTitle?: boolean | undefined;
}) {
  return (
    <>
      <Waiting text={say("Loading...")} isTitle={isTitle} />
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
}

/** A skeleton of a document: title, byline, two paragraphs. */
export function DocumentSkeleton({ text = say("Loading...") }: { readonly text?: string }) {
  return (
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
}

interface RowsSkeletonProps {
  readonly count: number;
  readonly text?: string;
  /** What stands at the side of each row: a date, a term, a face. */
  readonly outline?: "dated" | "terms" | "people";
}

/** A skeleton of rows separated by lines: a list, a table. */
export function RowsSkeleton({ count, text = say("Loading..."), outline }: RowsSkeletonProps) {
  return (
    <>
      <Waiting text={text} />
      <div className={`${styles.rows} ${outline ? styles[outline] : ""}`} aria-hidden="true">
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
}
