import PanelLeft from "lucide-react/icons/panel-left";
import X from "lucide-react/icons/x";
import type { ReactNode, Ref } from "react";
import { buttonClass } from "./Button.tsx";
import { Icon } from "./Icon.tsx";
import styles from "./SidePanel.module.css";

/** A way through documents beside the one that is read. */
export interface SidePanelProps {
  /** Unique on the page. */
  readonly id: string;
  /** What lies in it, for instance "All documents": names the panel, and the button that opens it. */
  readonly label: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

/**
 * A column on large screens; on small ones it slides over the page, opened by a button. One element, the platform's own
 * popover, so both work without a script.
 */
export const SidePanel = ({ id, label, children, ref }: SidePanelProps) => (
  <>
    <div className={styles.bar} data-print="no">
      <button type="button" popoverTarget={id}>
        <Icon of={PanelLeft} />
        {label}
      </button>
    </div>
    <nav className={styles.panel} id={id} popover="auto" aria-label={label} data-print="no" ref={ref}>
      <button
        className={`${buttonClass("round")} ${styles.close}`}
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label="Close sidebar"
      >
        <Icon of={X} />
      </button>
      {children}
    </nav>
  </>
);

/** The grid around a panel, what is read, and its outline. */
export const PanelLayout = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.layout}>{children}</div>
);

/** The content beside a panel while it is no document: a state of it. */
export const PanelContent = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.content}>{children}</div>
);
