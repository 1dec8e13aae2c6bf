import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { LucideIcon } from "lucide-react";
import { pagesWindow, showingText } from "./pages-window.ts";
import { Hidden } from "../Hidden.tsx";
import { Icon } from "../Icon.tsx";
import type { LinkComponent } from "../link-component.ts";
import styles from "./Pagination.module.css";
import { useAnnouncement } from "../use-announcement.ts";
import { say, sayNumber } from "../../../words/say.ts";

/** The position in a list, and the links to its other pages. */
export interface PaginationProps {
  readonly page: number;
  readonly limit: number;
  readonly totalItems: number;
  readonly totalPages: number;
  /** The URL of a page. */
  readonly addressOf: (page: number) => string;
  readonly Link: LinkComponent;
  /** Whether the position is announced; otherwise it is left to the page, whose own announcement it would replace. */
  readonly announce?: boolean;
}

/** "Showing X to Y of Z results", announced, and links to the other pages. Renders nothing if there is only one page. */
export function Pagination({ page, limit, totalItems, totalPages, addressOf, Link, announce = true }: PaginationProps) {
  useAnnouncement(!announce || totalItems <= limit ? null : showingText(page, limit, totalItems));
  return totalItems <= limit ? null : (
    <nav className={styles.pages} aria-label={say("Pages")}>
      <p>{showingText(page, limit, totalItems)}</p>
      <ul>
        <Step
          label={say("Previous")}
          icon={ChevronLeft}
          to={page > 1 ? addressOf(page - 1) : null}
          rel="prev"
          Link={Link}
        />
        {pagesWindow(page, totalPages).map((step) =>
          step.kind === "gap" ? (
            <li key={`gap-${step.after}`}>
              <span>...</span>
            </li>
          ) : (
            <li key={step.page}>
              <Link
                to={addressOf(step.page)}
                aria-label={say("Page {page}", { page: step.page })}
                aria-current={step.page === page ? "page" : undefined}
              >
                {sayNumber(step.page)}
              </Link>
            </li>
          ),
        )}
        <Step
          label={say("Next")}
          icon={ChevronRight}
          to={page < totalPages ? addressOf(page + 1) : null}
          rel="next"
          Link={Link}
        />
      </ul>
    </nav>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Null at an end of the list: the step is disabled. */
  readonly to: string | null;
  readonly rel: "prev" | "next";
  readonly Link: LinkComponent;
}

function Step({ label, icon, to, rel, Link }: StepProps) {
  return (
    <li>
      {to === null ? (
        <span className={styles.off}>
          <Icon of={icon} />
          <Hidden>{say("{label}, not available", { label })}</Hidden>
        </span>
      ) : (
        <Link to={to} rel={rel} aria-label={label}>
          <Icon of={icon} />
        </Link>
      )}
    </li>
  );
}
