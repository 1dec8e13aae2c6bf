import { useEffect, useSyncExternalStore } from "react";
import { toLongDate } from "../../time/dates.ts";
import { onReadingsChanged, readBefore, rememberReading } from "../../data/readings.ts";
import layout from "../../ui/layout.module.css";
import type { DocumentHeaderFragment } from "./DocumentHeader.generated.ts";
import styles from "./DocumentHeader.module.css";
import { say } from "../../../words/say.ts";

interface ChangeNoteProps {
  readonly document: Pick<DocumentHeaderFragment, "slug" | "path" | "subject" | "datePublished" | "lastUpdated">;
}

/**
 * The end of a document's header: notes if the document has changed since this visitor last read it, and records the current
 * reading, both in this browser only. Until the application is there, the kernel records it (kernel/reading.ts).
 */
export function ChangeNote({ document: { slug, path, subject, datePublished, lastUpdated } }: ChangeNoteProps) {
  const before = useSyncExternalStore(
    onReadingsChanged,
    () => readBefore(slug),
    () => null,
  );
  const version = lastUpdated ?? datePublished;
  useEffect(() => rememberReading({ slug, path, subject, version }), [slug, path, subject, version]);
  const hasChanged = version && before?.version && before.version < version;
  return (
    <output className={`${layout.label} ${styles.end}`} data-slug={slug} data-path={path} data-version={version}>
      {hasChanged && say("Changed since you read it on {date}", { date: toLongDate(before.readAt) ?? "" })}
    </output>
  );
}
