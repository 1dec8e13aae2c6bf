import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import styles from "./Form.module.css";
import { Icon } from "./Icon.tsx";

/** What a control needs so that its label and its problem belong to it. */
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
  /** Takes the whole width of the form. */
  readonly wide?: boolean;
  /** What is wrong with what was filled in; null while nothing is. */
  readonly problem: string | null;
  readonly children: (control: FieldControl) => ReactNode;
}

/** A labelled control of a form, with what is wrong below it. */
export const Field = ({ id, label, isOptional = false, wide = false, problem, children }: FieldProps) => (
  <div className={`${styles.field} ${wide ? styles.wide : ""}`}>
    <label htmlFor={id}>
      {label} {isOptional && <span className={styles.optional}>(optional)</span>}
    </label>
    {children(toControl(id, problem))}
    <FieldProblem id={id} problem={problem} />
  </div>
);

/** What is wrong with a control; nothing while nothing is. */
export const FieldProblem = ({ id, problem }: { readonly id: string; readonly problem: string | null }) =>
  problem === null ? null : (
    <p className={styles.problem} id={`${id}-problem`}>
      <Icon of={CircleAlert} />
      {problem}
    </p>
  );

/** The attributes of a control that stands without `Field`. */
export const toControl = (id: string, problem: string | null): FieldControl => ({
  id,
  className: styles.control ?? "",
  "aria-invalid": problem === null ? undefined : true,
  "aria-describedby": problem === null ? undefined : `${id}-problem`,
});
