import { Link } from "react-router-dom";
import layout from "../../ui/layout.module.css";
import styles from "./Steps.module.css";

interface Step {
  readonly subject: string;
  readonly path: string;
}

/** The documents before and after one, in the list that the reader sees it in; null or left out at an end. */
export interface StepsProps {
  readonly previous?: Step | null | undefined;
  readonly next?: Step | null | undefined;
}

/** The ways to the document before and to the one after. */
export const Steps = ({ previous, next }: StepsProps) =>
  previous || next ? (
    <nav className={styles.steps} aria-label="Previous and next" data-print="no">
      {previous && <StepLink step={previous} rel="prev" label="Previous" />}
      {next && <StepLink step={next} rel="next" label="Next" />}
    </nav>
  ) : null;

const StepLink = ({
  step: { subject, path },
  rel,
  label,
}: {
  readonly step: Step;
  readonly rel: "prev" | "next";
  readonly label: string;
}) => (
  <Link to={path} rel={rel}>
    <span className={layout.label}>{label}</span> <span>{subject}</span>
  </Link>
);
