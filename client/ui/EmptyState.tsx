import type { ReactNode } from "react";
import { StateDrawing } from "./StateDrawing.tsx";
import styles from "./State.module.css";

/** A screen or a part with nothing in it: says so, and offers a way on. */
export const EmptyState = ({ title, text, way }: { readonly title: string; readonly text?: string; readonly way?: ReactNode }) => (
  <div className={styles.state}>
    <StateDrawing />
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {way && <div className={styles.way}>{way}</div>}
  </div>
);
