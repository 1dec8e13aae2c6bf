import type { ReactNode } from "react";
import styles from "./Rows.module.css";

/** A list of links in rows separated by lines. `children` is one list, of links with a heading and a paragraph, or null. */
export function Rows({ children }: { readonly children: readonly ReactNode[] }) {
  return (
    <ul className={styles.rows}>
      {children.map(
        (row, index) =>
          // oxlint-disable-next-line react/no-array-index-key -- the rows of one list neither move nor change
          row && <li key={index}>{row}</li>,
      )}
    </ul>
  );
}
