import layout from "../../ui/layout.module.css";
import styles from "./Steps.module.css";
import { say } from "../../../words/say.ts";

interface Step {
  readonly subject: string;
  readonly path: string;
}

/** The previous and next documents in the list that the visitor sees; null or omitted at an end. */
export interface StepsProps {
  readonly previous?: Step | null | undefined;
  readonly next?: Step | null | undefined;
}

/** Links to the previous and the next document. */
export function Steps({ previous, next }: StepsProps) {
  return previous || next ? (
    <nav className={styles.steps} aria-label={say("Previous and next")}>
      {previous && <StepLink step={previous} rel="prev" label={say("Previous")} />}
      {next && <StepLink step={next} rel="next" label={say("Next")} />}
    </nav>
  ) : null;
}

function StepLink({
  step: { subject, path },
  rel,
  label,
}: {
  readonly step: Step;
  readonly rel: "prev" | "next";
  readonly label: string;
}) {
  return (
    <a href={path} rel={rel}>
      <span className={layout.label}>{label}</span> <span>{subject}</span>
    </a>
  );
}
