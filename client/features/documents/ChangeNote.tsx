import { useEffect, useSyncExternalStore } from "react";
import { toLongDate } from "../../time/dates.ts";
import { onReadingsChanged, readBefore, rememberReading } from "../../data/readings.ts";
import layout from "../../ui/layout.module.css";
import type { DocumentHeaderFragment } from "./DocumentHeader.generated.ts";
import styles from "./DocumentHeader.module.css";

interface ChangeNoteProps {
  readonly document: Pick<DocumentHeaderFragment, "slug" | "path" | "subject" | "datePublished" | "lastUpdated">;
}

/**
 * The end of a document's header, where this browser says whether the document was another when its visitor read it last. That it is
 * read now is remembered too, here alone.
 */
export const ChangeNote = ({ document: { slug, path, subject, datePublished, lastUpdated } }: ChangeNoteProps) => {
  const before = useSyncExternalStore(
    onReadingsChanged,
    () => readBefore(slug),
    () => null,
  );
  const version = lastUpdated ?? datePublished;
  useEffect(() => rememberReading({ slug, path, subject, version }), [slug, path, subject, version]);
  const hasChanged = version && before?.version && before.version < version;
  return (
    <output className={`${layout.label} ${styles.end}`}>
      {hasChanged && `Changed since you read it on ${toLongDate(before.readAt) ?? ""}`}
    </output>
  );
};
