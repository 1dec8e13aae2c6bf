import type { ReactNode } from "react";
import { StateDrawing } from "./StateDrawing.tsx";
import styles from "./State.module.css";
import { useAnnouncement } from "../use-announcement.ts";

/** The state of an empty page or section: announces it and offers an action. */
export function EmptyState({
  title,
  text,
  action,
}: {
  readonly title: string;
  readonly text?: string;
  readonly action?: ReactNode;
}) {
  useAnnouncement(title);
  return (
    <div className={styles.state}>
      <StateDrawing />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action && <div className={styles.way}>{action}</div>}
    </div>
  );
}
