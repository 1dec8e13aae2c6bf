import type { ReactNode } from "react";
import { lensAlone } from "./cover.ts";
import { Cover } from "./Cover.tsx";
import layout from "./layout.module.css";
import styles from "./NotFound.module.css";
import { Rows } from "./Rows.tsx";

/** What is not there, what comes closest, and a way on. */
export interface NotFoundProps {
  /** The address that leads nowhere. */
  readonly path: string;
  /** Links to what comes closest; may be empty. */
  readonly closest: readonly ReactNode[];
  readonly way: ReactNode;
}

/** "No content found.", with the lens instead of the zero of 404. */
export const NotFound = ({ path, closest, way }: NotFoundProps) => (
  <div className={styles.missing}>
    <p className={styles.drawing} aria-hidden="true">
      4<Cover as="span" className={styles.zero} slug="404" composition={lensAlone} />4
    </p>
    <div>
      <h1>No content found.</h1>
      <p className={layout.lead}>
        Nothing lives at <code>{path}</code>.{closest.length > 0 && " These come closest:"}
      </p>
      {closest.length > 0 && (
        <div className={styles.closest}>
          <Rows>{closest}</Rows>
        </div>
      )}
      <div className={styles.way}>{way}</div>
    </div>
  </div>
);
