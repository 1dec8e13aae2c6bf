import ArrowLeft from "lucide-react/icons/arrow-left";
import type { MouseEvent } from "react";
import { Link } from "react-router-dom";
import { goBackInside } from "../../dom/go-back.ts";
import { isPlainClick } from "../../dom/plain-click.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./BackLink.module.css";
import { say } from "../../../words/say.ts";

/** Goes back if the visitor came from within the site, also before the application is there; on direct entry, or without script, leads to the list. */
export function BackLink({ listPath }: { readonly listPath: string }) {
  const goBack = (event: MouseEvent): void => {
    if (isPlainClick(event.nativeEvent) && goBackInside()) event.preventDefault();
  };
  return (
    <Link className={styles.back} to={listPath} onClick={goBack} data-print="no" data-back="">
      <Icon of={ArrowLeft} />
      {say("Back")}
    </Link>
  );
}
