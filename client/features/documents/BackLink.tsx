import ArrowLeft from "lucide-react/icons/arrow-left";
import type { MouseEvent } from "react";
import { Link, useNavigate } from "react-router-dom";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./BackLink.module.css";

/** Goes back to where the visitor came from inside the site; on direct entry, and without a script, to the list. */
export const BackLink = ({ listPath }: { readonly listPath: string }) => {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !cameFromInside()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link className={styles.back} to={listPath} onClick={goBack} data-print="no">
      <Icon of={ArrowLeft} />
      Back
    </Link>
  );
};

/** The router counts its own steps in the history's state; a page of ours that was left by a full load is the referrer. */
const cameFromInside = (): boolean => {
  const state: unknown = history.state;
  const steps = typeof state === "object" && state !== null && "idx" in state ? state.idx : 0;
  return (
    (typeof steps === "number" && steps > 0) ||
    (history.length > 1 && document.referrer.startsWith(`${location.origin}/`))
  );
};
