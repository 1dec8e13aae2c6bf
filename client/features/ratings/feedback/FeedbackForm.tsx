import { useId, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Field, FieldProblem } from "../../../ui/Field.tsx";
import form from "../../../ui/Form.module.css";
import { FormOutcome } from "../../../ui/FormOutcome.tsx";
import styles from "./AfterRating.module.css";
import { reasons } from "./feedback-form.ts";
import { starsAbove } from "./focus-stars.ts";
import { isFeedbackOff, useFeedback } from "./use-feedback.ts";
import { say } from "../../../../words/say.ts";

/** Asks what was wrong with a document. A reason or a comment is enough, and the form can be skipped. */
export function FeedbackForm({ slug, rating }: { readonly slug: string; readonly rating: number }) {
  const commentId = useId();
  const [isShown, setShown] = useState(() => !isFeedbackOff());
  const { problem, outcome, isSending, onSubmit, onInput } = useFeedback(slug, rating);
  if (!isShown) return null;
  if (outcome !== null && outcome.kind !== "error")
    return <FormOutcome kind={outcome.kind === "off" ? "error" : "success"} message={outcome.message} />;
  const skip = (button: Element): void => {
    starsAbove(button)();
    setShown(false);
  };
  return (
    <form
      className={styles.form}
      method="dialog"
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      aria-label={say("What was wrong?")}
    >
      <output>{say("Sorry that it was of little use. Tell us why, if you like.")}</output>
      <Reasons problem={problem?.part === "reason" ? problem.message : null} />
      <Field
        id={commentId}
        label={say("Comment")}
        isOptional
        problem={problem?.part === "comment" ? problem.message : null}
      >
        {(control) => <textarea {...control} name="comment" rows={3} />}
      </Field>
      <div className={form.trap} aria-hidden="true">
        <label>
          {say("Website")} <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className={styles.actions}>
        <Button kind="main" type="submit" aria-disabled={isSending}>
          {say("Send")}
        </Button>
        <Button onClick={({ currentTarget }) => skip(currentTarget)}>{say("Skip")}</Button>
      </div>
      {outcome !== null && <FormOutcome kind="error" message={outcome.message} />}
    </form>
  );
}

function Reasons({ problem }: { readonly problem: string | null }) {
  const id = useId();
  return (
    <fieldset aria-describedby={problem === null ? undefined : `${id}-problem`}>
      <legend className={styles.legend}>{say("What was wrong?")}</legend>
      <div className={styles.reasons}>
        {reasons.map(({ value, label }) => (
          <label className={styles.reason} key={value}>
            <input type="radio" name="reason" value={value} />
            {say(label)}
          </label>
        ))}
      </div>
      <FieldProblem id={id} problem={problem} />
    </fieldset>
  );
}
