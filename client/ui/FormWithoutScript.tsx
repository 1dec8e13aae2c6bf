import styles from "./Form.module.css";
import { MailInstead } from "./MailInstead.tsx";
import { say } from "../../words/say.ts";

interface FormWithoutScriptProps {
  readonly to: string | null;
  readonly subject: string;
}

/** Says that a form does nothing without scripts, where there are none, and offers the way by mail. */
export function FormWithoutScript({ to, subject }: FormWithoutScriptProps) {
  return (
    <noscript>
      <p className={styles.hint}>
        {say("This form needs JavaScript, which is off in your browser.")} <MailInstead to={to} subject={subject} />
      </p>
    </noscript>
  );
}
