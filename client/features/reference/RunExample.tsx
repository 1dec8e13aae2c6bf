import { useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import layout from "../../ui/layout.module.css";
import { useAnnouncement } from "../../ui/use-announcement.ts";
import { say, sayCount } from "../../../words/say.ts";
import { jsonTokens } from "./json-tokens.ts";
import { runOperation } from "./run-operation.ts";
import type { Answered, Operation } from "./run-operation.ts";
import styles from "./RunExample.module.css";

type Run = { readonly kind: "none" | "running" | "failed" } | { readonly kind: "answered"; readonly answer: Answered };

interface RunExampleProps {
  readonly operation: Operation & { readonly isMutation: boolean };
  readonly titleId: string;
  /** The example as text. */
  readonly children: ReactNode;
}

/** An example under its heading, where it is sent to this site, and below it what comes back. What stores something is only shown. */
export function RunExample({ operation, titleId, children }: RunExampleProps) {
  const [run, setRun] = useState<Run>({ kind: "none" });
  useAnnouncement(saidOf(run));
  const start = async (): Promise<void> => {
    if (run.kind === "running") return;
    setRun({ kind: "running" });
    try {
      setRun({ kind: "answered", answer: await runOperation(operation) });
    } catch {
      setRun({ kind: "failed" });
    }
  };
  return (
    <>
      <div className={styles.top}>
        <h2 id={titleId}>{say("Example")}</h2>
        {!operation.isMutation && (
          <span className={styles.run} data-print="no" data-scripted="">
            <Button kind="main" aria-disabled={run.kind === "running"} onClick={() => void start()}>
              {run.kind === "running" ? say("Running…") : say("Run")}
            </Button>
          </span>
        )}
      </div>
      {children}
      <p className={styles.below} data-print="no">
        <a className={layout.link} href={playgroundAddress(operation)}>
          {say("Open in the playground")}
        </a>
      </p>
      {operation.isMutation && (
        <p className={styles.note}>{say("This operation stores something, so it is not run from here.")}</p>
      )}
      {run.kind === "failed" && <p role="alert">{say("No answer came. Please try again.")}</p>}
      {run.kind === "answered" && <Answer answer={run.answer} />}
    </>
  );
}

function Answer({ answer: { status, tookMs, cost, text } }: { readonly answer: Answered }) {
  return (
    <section aria-labelledby="answer" ref={showWhole}>
      <p className={styles.head} data-failed={status === 200 ? undefined : ""}>
        <strong id="answer">{say("Answer")}</strong>
        <span>{say("Status {status}, {ms} ms", { status: String(status), ms: tookMs })}</span>
        {cost !== null && <span>{sayCount(cost, "{count} point", "{count} points")}</span>}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <pre className={styles.answer} tabIndex={0}>
        <code>
          {jsonTokens(text).map(({ text: part, kind }, index) =>
            kind === null ? (
              part
            ) : (
              // oxlint-disable-next-line react/no-array-index-key -- the parts of one text keep their places
              <span key={index} data-token={kind}>
                {part}
              </span>
            ),
          )}
        </code>
      </pre>
    </section>
  );
}

/** Beside a long example an answer would come below what is in view. */
function showWhole(section: HTMLElement | null): void {
  section?.scrollIntoView({ block: "nearest" });
}

function saidOf(run: Run): string | null {
  return run.kind === "answered" ? say("Answer") : null;
}

/** The playground reads an operation from the fragment, which is sent to no server. */
function playgroundAddress({ query, variables }: Operation): string {
  const parameters = new URLSearchParams({ query, ...(variables === "{}" ? {} : { variables }) });
  return `/playground#${parameters.toString()}`;
}
