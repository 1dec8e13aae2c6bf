import type { ReactNode } from "react";
import { useAnnouncement } from "../../../ui/use-announcement.ts";
import styles from "./Dropdown.module.css";

/** The scrolling list under a search box. A press in it leaves the cursor in the box. */
export const Dropdown = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.dropdown} role="presentation" onMouseDown={(event) => event.preventDefault()}>
    {children}
  </div>
);

/** One line in place of results, read out when it comes. */
export const DropdownMessage = ({ text }: { readonly text: string }) => {
  useAnnouncement(text);
  return <p className={styles.message}>{text}</p>;
};
