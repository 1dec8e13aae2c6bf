import layout from "../../ui/layout.module.css";
import { SearchBox } from "../search/box/SearchBox.tsx";
import { say } from "../../../words/say.ts";

interface ListHeadProps {
  readonly title: string;
  readonly lead: string | null;
  /** The id of the document type to search; all types if omitted. */
  readonly type?: string;
}

/** The title and lead of a list, and a search box for it. */
export function ListHead({ title, lead, type }: ListHeadProps) {
  return (
    <div className={layout.head}>
      <div>
        <h1>{title}</h1>
        {lead && <p className={layout.lead}>{lead}</p>}
      </div>
      <SearchBox size="small" label={say("Search {name}", { name: title })} {...(type ? { type } : {})} />
    </div>
  );
}
