import type { DocTypeName } from "../../data/doc-type.ts";
import layout from "../../ui/layout.module.css";
import { SearchBox } from "../search/box/SearchBox.tsx";

interface ListHeadProps {
  readonly title: string;
  readonly lead: string;
  /** What the search box finds; everything when left out. */
  readonly type?: DocTypeName;
}

/** The title of a list, what is in it, and a search box for it. */
export const ListHead = ({ title, lead, type }: ListHeadProps) => (
  <div className={layout.head}>
    <div>
      <h1>{title}</h1>
      {lead && <p className={layout.lead}>{lead}</p>}
    </div>
    <SearchBox size="small" label={`Search ${title}`} {...(type ? { type } : {})} />
  </div>
);
