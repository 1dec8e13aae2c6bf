import type { ReactNode } from "react";
import { CardGrid } from "../Card.tsx";
import cards from "../Card.module.css";
import { Bones, Waiting } from "./Bones.tsx";
import styles from "./Skeleton.module.css";
import { say } from "../../../words/say.ts";

interface CardsSkeletonProps {
  readonly count: number;
  /** Stands for the page's heading, too, where that is loading: `HeadBones`. */
  readonly head?: ReactNode;
  /** Wide windows have an archive beside the cards. */
  readonly hasArchive?: boolean;
}

/** A skeleton of a grid of cards. */
export function CardsSkeleton({ count, head, hasArchive = false }: CardsSkeletonProps) {
  return (
    <>
      <Waiting text={say("Loading...")} isTitle={head !== undefined} />
      {head}
      <div className={hasArchive ? styles.beside : undefined} aria-hidden="true">
        <CardsBones count={count} />
        {hasArchive && (
          <div className={styles.archive}>
            <Bones of="some line line line most" />
          </div>
        )}
      </div>
    </>
  );
}

/** What stands for cards, and announces nothing. */
export function CardsBones({ count }: { readonly count: number }) {
  return (
    <CardGrid>
      {Array.from({ length: count }, (_, index) => (
        <li className={cards.card} key={index}>
          <Bones of="picture some big line most some" />
        </li>
      ))}
    </CardGrid>
  );
}
