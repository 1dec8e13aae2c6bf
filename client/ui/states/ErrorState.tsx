import RotateCw from "lucide-react/icons/rotate-cw";
import type { MouseEvent } from "react";
import { focusWhenThere, pageHeading } from "../../dom/focus.ts";
import { Button } from "../Button.tsx";
import { Icon } from "../Icon.tsx";
import { StateDrawing } from "./StateDrawing.tsx";
import styles from "./State.module.css";
import { say } from "../../../words/say.ts";

/** The content of an error state. */
export interface ErrorStateProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** What happened, if the text does not say so. */
  readonly note?: string;
  /** `h1` if it replaces the whole page. */
  readonly heading?: "h1" | "h2";
  readonly onRetry: () => void;
}

/** The state of a failed page or section: announces it at once and offers a retry. */
export function ErrorState({ title, text, note, heading: Heading = "h2", onRetry }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <StateDrawing failed />
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {note && <p>{note}</p>}
      <div className={styles.way}>
        <Button onClick={(event) => retry(event, onRetry)}>
          <Icon of={RotateCw} />
          {say("Retry")}
        </Button>
      </div>
    </div>
  );
}

/** Retries and focuses the heading of the new content, because the button disappears. */
function retry({ currentTarget }: MouseEvent, onRetry: () => void): void {
  const state = currentTarget.closest("[role=alert]");
  onRetry();
  focusWhenThere(() => (state?.contains(pageHeading()) ? null : pageHeading()));
}
