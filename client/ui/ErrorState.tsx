import RotateCw from "lucide-react/icons/rotate-cw";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import { StateDrawing } from "./StateDrawing.tsx";
import styles from "./State.module.css";

/** A screen or a part that failed: says so at once, also aloud, and offers another try. */
export const ErrorState = ({ title, text, onRetry }: { readonly title: string; readonly text?: string | undefined; readonly onRetry: () => void }) => (
  <div className={styles.state} role="alert">
    <StateDrawing failed />
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    <div className={styles.way}>
      <Button onClick={onRetry}>
        <Icon of={RotateCw} />
        Retry
      </Button>
    </div>
  </div>
);
