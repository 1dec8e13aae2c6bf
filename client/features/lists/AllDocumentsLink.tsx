import { Link } from "react-router-dom";
import { useHas } from "../../data/site-features.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { say } from "../../../words/say.ts";

/** A link to the tree of all documents; nothing on a site without it. */
export function AllDocumentsLink() {
  return useHas("docsTree") ? (
    <Link className={buttonClass()} to="/docs">
      {say("Browse all documents")}
    </Link>
  ) : null;
}
