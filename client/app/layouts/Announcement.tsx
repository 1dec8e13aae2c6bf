import styles from "./Announcement.module.css";
import { ChromeLink } from "./ChromeLink.tsx";
import { say } from "../../../words/say.ts";

interface AnnouncementProps {
  readonly text: string;
  readonly url: string | null;
}

/** A line above the header, which may be a link. */
export function Announcement({ text, url }: AnnouncementProps) {
  return (
    <aside className={styles.announcement} aria-label={say("Announcement")}>
      <ChromeLink link={{ label: text, url }} />
    </aside>
  );
}
