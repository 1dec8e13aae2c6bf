import type { ReactNode } from "react";
import { StateDrawing } from "./StateDrawing.tsx";
import styles from "./State.module.css";
import { useAnnouncement } from "./use-announcement.ts";

/** A screen or a part with nothing in it: says so, also aloud, and offers a way on. */
export const EmptyState = ({
  title,
  text,
  way,
}: {
  readonly title: string;
  readonly text?: string;
  readonly way?: ReactNode;
}) => {
  useAnnouncement(title);
  return (
    <div className={styles.state}>
      <StateDrawing />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {way && <div className={styles.way}>{way}</div>}
    </div>
  );
};
