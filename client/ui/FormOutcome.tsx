import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import type { ReactNode } from "react";
import styles from "./Form.module.css";
import { Icon } from "./Icon.tsx";

/** The outcome of a form. */
export interface FormOutcomeProps {
  readonly kind: "success" | "error";
  readonly message: string;
  /** What to do next, after the message. */
  readonly children?: ReactNode;
}

/** Shows and announces the outcome of a form. On success it replaces the form, so it takes over its focus. */
export function FormOutcome({ kind, message, children }: FormOutcomeProps) {
  return (
    <p
      className={styles.outcome}
      data-kind={kind}
      role={kind === "error" ? "alert" : "status"}
      tabIndex={-1}
      ref={kind === "success" ? takeFocus : null}
    >
      <Icon of={kind === "error" ? CircleAlert : CircleCheck} />
      <span>
        {message} {children}
      </span>
    </p>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
