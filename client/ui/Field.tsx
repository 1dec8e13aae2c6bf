import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import styles from "./Form.module.css";
import { Icon } from "./Icon.tsx";
import { say } from "../../words/say.ts";

/** The attributes that connect a control with its label and its problem. */
export interface FieldControl {
  readonly id: string;
  readonly className: string;
  readonly "aria-invalid": boolean | undefined;
  readonly "aria-describedby": string | undefined;
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly isOptional?: boolean;
  /** Spans the full width of the form. */
  readonly wide?: boolean;
  /** The validation message; null if there is none. */
  readonly problem: string | null;
  readonly children: (control: FieldControl) => ReactNode;
}

/** A labelled form control, with its validation message below. */
export function Field({ id, label, isOptional = false, wide = false, problem, children }: FieldProps) {
  return (
    <div className={`${styles.field} ${wide ? styles.wide : ""}`}>
      <label htmlFor={id}>
        {label} {isOptional && <span className={styles.optional}>{say("(optional)")}</span>}
      </label>
      {children(toControl(id, problem))}
      <FieldProblem id={id} problem={problem} />
    </div>
  );
}

/** The validation message of a control; renders nothing if there is none. */
export function FieldProblem({ id, problem }: { readonly id: string; readonly problem: string | null }) {
  return problem === null ? null : (
    <p className={styles.problem} id={`${id}-problem`}>
      <Icon of={CircleAlert} />
      {problem}
    </p>
  );
}

/** The attributes of a control used without `Field`. */
export function toControl(id: string, problem: string | null): FieldControl {
  return {
    id,
    className: styles.control ?? "",
    "aria-invalid": problem === null ? undefined : true,
    "aria-describedby": problem === null ? undefined : `${id}-problem`,
  };
}
