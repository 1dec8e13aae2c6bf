import type { ReactNode } from "react";
import styles from "./Hidden.module.css";

/** Words for those who do not see the page. */
export const Hidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
