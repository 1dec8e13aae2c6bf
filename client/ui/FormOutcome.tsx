import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import styles from "./Form.module.css";
import { Icon } from "./Icon.tsx";

/** What became of a form, in words. */
export interface FormOutcomeProps {
  readonly kind: "success" | "error";
  readonly message: string;
}

/** Says what became of a form, also aloud. */
export const FormOutcome = ({ kind, message }: FormOutcomeProps) => (
  <p className={styles.outcome} data-kind={kind} role={kind === "error" ? "alert" : "status"}>
    <Icon of={kind === "error" ? CircleAlert : CircleCheck} />
    <span>{message}</span>
  </p>
);
