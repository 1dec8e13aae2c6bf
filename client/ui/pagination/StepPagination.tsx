import { buttonClass } from "../Button.tsx";
import type { LinkComponent } from "../link-component.ts";
import styles from "./StepPagination.module.css";
import { useAnnouncement } from "../use-announcement.ts";
import { say } from "../../../words/say.ts";

/** The position in a list, and the links to the previous and next page. */
export interface StepPaginationProps {
  readonly page: number;
  readonly totalPages: number;
  readonly addressOf: (page: number) => string;
  readonly Link: LinkComponent;
}

/** Previous, "Page X of Y" (announced), Next. Renders nothing if there is only one page. */
export function StepPagination({ page, totalPages, addressOf, Link }: StepPaginationProps) {
  const text = say("Page {page} of {total}", { page, total: totalPages });
  useAnnouncement(totalPages <= 1 ? null : text);
  return totalPages <= 1 ? null : (
    <nav className={styles.steps} aria-label={say("Pages")}>
      <Step label={say("Previous")} rel="prev" to={page > 1 ? addressOf(page - 1) : null} Link={Link} />
      <span>{text}</span>
      <Step label={say("Next")} rel="next" to={page < totalPages ? addressOf(page + 1) : null} Link={Link} />
    </nav>
  );
}

interface StepProps extends Pick<StepPaginationProps, "Link"> {
  readonly label: string;
  readonly rel: "prev" | "next";
  /** Null at an end of the list. */
  readonly to: string | null;
}

function Step({ label, rel, to, Link }: StepProps) {
  return to === null ? (
    <span className={`${buttonClass()} ${styles.off}`}>{label}</span>
  ) : (
    <Link className={buttonClass()} to={to} rel={rel}>
      {label}
    </Link>
  );
}
