import PanelLeft from "lucide-react/icons/panel-left";
import X from "lucide-react/icons/x";
import type { ReactNode, Ref } from "react";
import { buttonClass } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import styles from "./SidePanel.module.css";
import { say } from "../../words/say.ts";

/** A navigation panel beside a document. */
export interface SidePanelProps {
  /** Unique on the page. */
  readonly id: string;
  /** The name of its content, for instance "All documents": labels the panel, and the button that opens it. */
  readonly label: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

/**
 * A column on large screens; on small ones it slides over the page when a button is pressed. One element with the popover
 * attribute serves both and works without script.
 */
export function SidePanel({ id, label, children, ref }: SidePanelProps) {
  return (
    <>
      <div className={styles.bar} data-print="no">
        <button type="button" popoverTarget={id}>
          <Icon of={PanelLeft} />
          {label}
        </button>
      </div>
      <nav className={styles.panel} id={id} popover="auto" aria-label={label} ref={ref}>
        <button
          className={`${buttonClass("round")} ${styles.close}`}
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={say("Close sidebar")}
        >
          <Icon of={X} />
        </button>
        {children}
      </nav>
    </>
  );
}

/** The grid of a panel, the content, and its outline. */
export function PanelLayout({ children }: { readonly children: ReactNode }) {
  return <div className={styles.layout}>{children}</div>;
}

/** The content beside a panel when it is a state rather than a document. */
export function PanelContent({ children }: { readonly children: ReactNode }) {
  return <div className={styles.content}>{children}</div>;
}
