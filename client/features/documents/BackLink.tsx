import ArrowLeft from "lucide-react/icons/arrow-left";
import type { MouseEvent } from "react";
import { Link, useNavigate } from "react-router-dom";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./BackLink.module.css";
import { say } from "../../../words/say.ts";

/**
 * Goes back if the visitor came from within the site; on direct entry, or without script, leads to the list. Where browsers tell what is behind,
 * `kernel/idle/back-links.ts` does it, also before the application is there.
 */
export function BackLink({ listPath }: { readonly listPath: string }) {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !cameFromInside()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link className={styles.back} to={listPath} onClick={goBack} data-print="no" data-back="">
      <Icon of={ArrowLeft} />
      {say("Back")}
    </Link>
  );
}

/** Whether the previous page was on this site: by the router's step count in the history state, or, after a full page load, by the referrer. */
function cameFromInside(): boolean {
  const state: unknown = history.state;
  const steps = typeof state === "object" && state !== null && "idx" in state ? state.idx : 0;
  return (
    (typeof steps === "number" && steps > 0) ||
    (history.length > 1 && document.referrer.startsWith(`${location.origin}/`))
  );
}
