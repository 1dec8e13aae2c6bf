import type { MouseEvent, ReactNode } from "react";
import { Button } from "../../../ui/Button.tsx";
import { useAnnouncement } from "../../../ui/use-announcement.ts";
import styles from "./Dropdown.module.css";

/** The scrolling list under a search box. A press in it leaves the cursor in the box; no stop for Tab, which browsers make of what scrolls. */
export const Dropdown = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys stay in the box
  <div className={styles.dropdown} id={id} tabIndex={-1} onMouseDown={(event) => event.preventDefault()}>
    {children}
  </div>
);

/** Said where results could not be had, and nothing tells why. */
export const failedText = "Failed to fetch results";

/** One line in place of results, read out when it comes. */
export const DropdownMessage = ({ text, onRetry }: { readonly text: string; readonly onRetry?: () => void }) => {
  useAnnouncement(text);
  return (
    <div className={styles.message}>
      <p>{text}</p>
      {onRetry && <Button onClick={(event) => retry(event, onRetry)}>Retry</Button>}
    </div>
  );
};

/** The button goes: the focus goes back to the field, which keeps the list open. */
const retry = ({ currentTarget }: MouseEvent, onRetry: () => void): void => {
  currentTarget.closest("search")?.querySelector<HTMLElement>("[role=combobox]")?.focus();
  onRetry();
};
