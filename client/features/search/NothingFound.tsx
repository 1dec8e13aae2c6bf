import { Link } from "react-router-dom";
import { useHas } from "../../data/site-features.ts";
import layout from "../../ui/layout.module.css";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { exactAddress } from "./box/exact-address.ts";
import { narrowingOf } from "./facets/search-choice.ts";
import type { TypedSearch } from "./search-request.ts";
import { say } from "../../../words/say.ts";

interface NothingFoundProps {
  readonly asked: TypedSearch;
  /** Whether the choices in the address count. */
  readonly isNarrowed: boolean;
}

/** Says that a search has no results, and leads on: to the results without its choices, else to a person. */
export function NothingFound({ asked, isNarrowed }: NothingFoundProps) {
  const { term, type, choice } = asked;
  const contact = useHas("contact");
  const isChosen = isNarrowed && narrowingOf(choice) !== undefined;
  return (
    <EmptyState
      title={say("No results found.")}
      text={
        isChosen
          ? say("Nothing matches “{term}” with these choices.", { term })
          : type
            ? say("Nothing matches “{term}” among {name}. Try fewer or other words.", { term, name: type.listLabel })
            : say("Nothing matches “{term}”. Try fewer or other words.", { term })
      }
      action={isChosen || type || contact ? <Onward asked={asked} isWhole={!isChosen && type === null} /> : null}
    />
  );
}

function Onward({ asked, isWhole }: { readonly asked: TypedSearch; readonly isWhole: boolean }) {
  return (
    <Link className={layout.link} to={isWhole ? "/contact" : exactAddress({ ...asked, type: null, page: 1 })}>
      {isWhole ? say("Ask us instead") : say("Search everything")}
    </Link>
  );
}
