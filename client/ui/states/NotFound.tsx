import type { ReactNode } from "react";
import layout from "../layout.module.css";
import { LateLens } from "./LateLens.tsx";
import styles from "./NotFound.module.css";
import { Rows } from "../Rows.tsx";
import { say, sayParts } from "../../../words/say.ts";

/** The missing URL, its closest matches, and an action. */
export interface NotFoundProps {
  /** The path that does not exist. */
  readonly path: string;
  /** Links to the closest matches; may be empty. */
  readonly closest: readonly ReactNode[];
  readonly action: ReactNode;
}

/** "No content found.", with a lens as the zero of 404. */
export function NotFound({ path, closest, action }: NotFoundProps) {
  return (
    <div className={styles.missing}>
      <p className={styles.drawing} aria-hidden="true" data-heading="">
        4
        <LateLens className={styles.zero} />4
      </p>
      <div>
        <h1>{say("No content found.")}</h1>
        <p className={layout.lead}>
          {sayParts("Nothing lives at {path}.", {
            path: (
              <code key="path" dir="ltr">
                {path}
              </code>
            ),
          })}
          {closest.length > 0 && ` ${say("These come closest:")}`}
        </p>
        {closest.length > 0 && (
          <div className={styles.closest}>
            <Rows>{closest}</Rows>
          </div>
        )}
        <div className={styles.way}>{action}</div>
      </div>
    </div>
  );
}
