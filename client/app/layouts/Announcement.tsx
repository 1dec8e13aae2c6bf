import { Link } from "react-router-dom";
import styles from "./Announcement.module.css";

interface AnnouncementProps {
  readonly text: string;
  readonly url: string | null;
}

/** A line above the header, which may be a link. */
export function Announcement({ text, url }: AnnouncementProps) {
  return (
    <p className={styles.announcement} data-print="no">
      {url === null ? text : url.startsWith("/") ? <Link to={url}>{text}</Link> : <a href={url}>{text}</a>}
    </p>
  );
}
