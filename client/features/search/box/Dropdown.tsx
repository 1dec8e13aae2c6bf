import type { ReactNode } from "react";
import styles from "./Dropdown.module.css";

/** The scrolling list under a search box. A press in it leaves the cursor in the box. */
export const Dropdown = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.dropdown} role="presentation" onMouseDown={(event) => event.preventDefault()}>
    {children}
  </div>
);

/** One line in place of results, read out when it comes. */
export const DropdownMessage = ({ children }: { readonly children: ReactNode }) => (
  <output className={styles.message}>{children}</output>
);
