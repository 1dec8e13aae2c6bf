import type { MouseEvent, ReactNode } from "react";
import { Button } from "../../../ui/Button.tsx";
import { useAnnouncement } from "../../../ui/use-announcement.ts";
import styles from "./Dropdown.module.css";
import { say } from "../../../../words/say.ts";

/**
 * The scrolling list under a search box. A press in it leaves the focus in the box; `tabIndex` -1 because browsers otherwise
 * make scroll containers tab stops.
 */
export function Dropdown({ children }: { readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys stay in the box
    <div className={styles.dropdown} tabIndex={-1} onMouseDown={(event) => event.preventDefault()}>
      {children}
    </div>
  );
}

/** Shown if a search fails without a message. */
export const failedText = "Failed to fetch results";

/** A one-line message in place of results, announced to screen readers. */
export function DropdownMessage({
  text,
  onRetry,
}: {
  readonly text: string;
  readonly onRetry?: (() => void) | undefined;
}) {
  useAnnouncement(text);
  return (
    <div className={styles.message}>
      <p>{text}</p>
      {onRetry && <Button onClick={(event) => retry(event, onRetry)}>{say("Retry")}</Button>}
    </div>
  );
}

/** Moves the focus back to the field, because the button disappears; that keeps the list open. */
function retry({ currentTarget }: MouseEvent, onRetry: () => void): void {
  currentTarget.closest("search")?.querySelector<HTMLElement>("[role=combobox]")?.focus();
  onRetry();
}
