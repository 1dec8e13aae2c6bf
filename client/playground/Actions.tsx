import { pick, useGraphiQL } from "@graphiql/react";
import BracesIcon from "lucide-react/icons/braces";
import LinkIcon from "lucide-react/icons/link";
import TerminalIcon from "lucide-react/icons/terminal";
import type { LucideIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { say } from "../../words/say.ts";
import { Icon } from "../ui/Icon.tsx";
import { toCurl, toFetch } from "./copied-text.ts";
import { fragmentOf } from "./shared-operation.ts";
import type { Operation } from "./shared-operation.ts";
import styles from "./Playground.module.css";

interface Action {
  readonly label: string;
  /** What stands beside the icon. */
  readonly short: string;
  readonly icon: LucideIcon;
  /** The text to copy. */
  readonly text: (operation: Operation) => string;
}

function endpoint(): string {
  return `${location.origin}/graphql`;
}

function actionsHere(): readonly Action[] {
  return [
    {
      label: say("Copy link"),
      short: say("link"),
      icon: LinkIcon,
      text: (operation) => `${location.origin}/playground${fragmentOf(operation)}`,
    },
    {
      label: say("Copy as curl"),
      short: "curl",
      icon: TerminalIcon,
      text: (operation) => toCurl(operation, endpoint()),
    },
    {
      label: say("Copy as fetch"),
      short: "fetch",
      icon: BracesIcon,
      text: (operation) => toFetch(operation, endpoint()),
    },
  ];
}

/** How long a button shows its confirmation. */
const confirmationMs = 2_000;

/** Actions on the current operation, besides running it. */
export function Actions() {
  const { queryEditor, variableEditor } = useGraphiQL(pick("queryEditor", "variableEditor"));
  const [outcome, setOutcome] = useState<{ readonly label: string; readonly word: string } | null>(null);
  useEffect(() => {
    if (outcome === null) return undefined;
    const timer = setTimeout(() => setOutcome(null), confirmationMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async ({ label, text }: Action): Promise<void> => {
    const copied = await writeToClipboard(
      text({ query: queryEditor?.getValue() ?? "", variables: variableEditor?.getValue() ?? "" }),
    );
    setOutcome({ label, word: copied ? say("Copied") : say("Not allowed") });
  };
  return (
    <div className={styles.actions}>
      <span className={styles.copy} aria-hidden="true">
        {say("Copy")}
      </span>
      {actionsHere().map((action) => (
        <button
          key={action.label}
          className={styles.action}
          type="button"
          aria-label={action.label}
          title={action.label}
          onClick={() => void copy(action)}
        >
          <Icon of={action.icon} />
          <span aria-hidden="true">{outcome?.label === action.label ? outcome.word : action.short}</span>
        </button>
      ))}
      <output className={styles.said}>{outcome === null ? "" : outcome.word}</output>
    </div>
  );
}

/** Returns false if the browser denies access to the clipboard. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
