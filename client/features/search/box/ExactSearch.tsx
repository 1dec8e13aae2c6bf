import { Link } from "react-router-dom";
import layout from "../../../ui/layout.module.css";
import { exactAddress } from "./exact-address.ts";
import { say } from "../../../../words/say.ts";

interface ExactSearchProps {
  readonly term: string;
  readonly type: string | null;
  readonly onClick?: () => void;
}

/** Takes a correction back: the search page with the results for what was written. */
export function ExactSearch({ term, type, onClick }: ExactSearchProps) {
  return (
    <Link className={layout.link} to={exactAddress({ term, type, page: 1, exact: true })} onClick={onClick}>
      {say("Search instead for “{term}”", { term })}
    </Link>
  );
}
