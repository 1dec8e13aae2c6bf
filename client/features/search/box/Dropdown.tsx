import type { ReactNode } from "react";
import { useAnnouncement } from "../../../ui/use-announcement.ts";
import styles from "./Dropdown.module.css";

/** The scrolling list under a search box. A press in it leaves the cursor in the box; no stop for Tab, which browsers make of what scrolls. */
export const Dropdown = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys stay in the box
  <div className={styles.dropdown} id={id} tabIndex={-1} onMouseDown={(event) => event.preventDefault()}>
    {children}
  </div>
);

/** One line in place of results, read out when it comes. */
export const DropdownMessage = ({ text }: { readonly text: string }) => {
  useAnnouncement(text);
  return <p className={styles.message}>{text}</p>;
};
