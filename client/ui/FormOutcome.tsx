import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import type { ReactNode } from "react";
import styles from "./Form.module.css";
import { Icon } from "./Icon.tsx";

/** What became of a form, in words. */
export interface FormOutcomeProps {
  readonly kind: "success" | "error";
  readonly message: string;
  /** What to do now, beside the words. */
  readonly children?: ReactNode;
}

/** Says what became of a form, also aloud. Good news takes the place of the form, and so the focus that was in it. */
export const FormOutcome = ({ kind, message, children }: FormOutcomeProps) => (
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

const takeFocus = (element: HTMLElement | null): void => element?.focus();
