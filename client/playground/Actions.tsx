import { pick, useGraphiQL } from "@graphiql/react";
import BracesIcon from "lucide-react/icons/braces";
import LinkIcon from "lucide-react/icons/link";
import TerminalIcon from "lucide-react/icons/terminal";
import type { LucideIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { Icon } from "../ui/Icon.tsx";
import { toCurl, toFetch } from "./copied-text.ts";
import { fragmentOf } from "./shared-operation.ts";
import type { Operation } from "./shared-operation.ts";
import styles from "./Playground.module.css";

interface Action {
  readonly label: string;
  readonly icon: LucideIcon;
  /** The text to copy. */
  readonly text: (operation: Operation) => string;
}

const door = (): string => `${location.origin}/graphql`;

const actions: readonly Action[] = [
  { label: "Copy link", icon: LinkIcon, text: (operation) => `${location.origin}/playground${fragmentOf(operation)}` },
  { label: "Copy as curl", icon: TerminalIcon, text: (operation) => toCurl(operation, door()) },
  { label: "Copy as fetch", icon: BracesIcon, text: (operation) => toFetch(operation, door()) },
];

/** How long a button says what it has done. */
const saidMs = 2_000;

/** What can be done with the operation on the screen, besides running it. */
export const Actions = () => {
  const { queryEditor, variableEditor } = useGraphiQL(pick("queryEditor", "variableEditor"));
  const [said, setSaid] = useState<{ readonly label: string; readonly word: string } | null>(null);
  useEffect(() => {
    if (said === null) return undefined;
    const timer = setTimeout(() => setSaid(null), saidMs);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async ({ label, text }: Action): Promise<void> => {
    const copied = await writeToClipboard(
      text({ query: queryEditor?.getValue() ?? "", variables: variableEditor?.getValue() ?? "" }),
    );
    setSaid({ label, word: copied ? "Copied" : "Not allowed" });
  };
  return (
    <div className={styles.actions}>
      <span className={styles.copy} aria-hidden="true">
        Copy
      </span>
      {actions.map((action) => (
        <button
          key={action.label}
          className={styles.action}
          type="button"
          aria-label={action.label}
          title={action.label}
          onClick={() => void copy(action)}
        >
          <Icon of={action.icon} />
          <span aria-hidden="true">
            {said?.label === action.label ? said.word : action.label.replace(/^Copy (?:as )?/, "")}
          </span>
        </button>
      ))}
      <output className={styles.said}>{said === null ? "" : said.word}</output>
    </div>
  );
};

/** A browser may forbid it: then nothing is copied, and the visitor is told. */
const writeToClipboard = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
