import RotateCw from "lucide-react/icons/rotate-cw";
import type { MouseEvent } from "react";
import { focusWhenThere, pageHeading } from "../dom/focus.ts";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { StateDrawing } from "./StateDrawing.tsx";
import styles from "./State.module.css";

/** What failed, and how to try again. */
export interface ErrorStateProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** What happened, where the text says only what there is. */
  readonly note?: string;
  /** `h1` where nothing else of the page is there. */
  readonly heading?: "h1" | "h2";
  readonly onRetry: () => void;
}

/** A screen or a part that failed: says so at once, also aloud, and offers another try. */
export const ErrorState = ({ title, text, note, heading: Heading = "h2", onRetry }: ErrorStateProps) => (
  <div className={styles.state} role="alert">
    <StateDrawing failed />
    <Heading>{title}</Heading>
    {text && <p>{text}</p>}
    {note && <p>{note}</p>}
    <div className={styles.way}>
      <Button onClick={(event) => retry(event, onRetry)}>
        <Icon of={RotateCw} />
        Retry
      </Button>
    </div>
  </div>
);

/** The button goes, and perhaps the heading with it: the focus goes on to the heading of what comes. */
const retry = ({ currentTarget }: MouseEvent, onRetry: () => void): void => {
  const state = currentTarget.closest("[role=alert]");
  onRetry();
  focusWhenThere(() => (state?.contains(pageHeading()) ? null : pageHeading()));
};
