import { Link } from "react-router-dom";
import { docTypeNames } from "../../data/doc-type.ts";
import type { DocTypeName } from "../../data/doc-type.ts";
import { searchAddress } from "./box/search-address.ts";
import type { SearchRequest } from "./box/search-address.ts";
import styles from "./SearchPage.module.css";

interface SearchTypesProps {
  readonly asked: SearchRequest;
  /** The kinds of what is shown. */
  readonly found: readonly (DocTypeName | null)[];
}

/** Narrows a search to one kind of document, and widens it again; links, so that it works without a script. */
export const SearchTypes = ({ asked, found }: SearchTypesProps) => {
  const types = [...new Set(asked.type ? [asked.type] : found)].filter((type) => type !== null);
  if (types.length < 2 && asked.type === null) return null;
  return (
    <nav className={styles.types} aria-label="Type">
      {[null, ...types].map((type) => (
        <Link
          key={type}
          to={searchAddress({ term: asked.term, type, page: 1 })}
          aria-current={type === asked.type ? "true" : undefined}
        >
          {type === null ? "All" : docTypeNames(type).label}
        </Link>
      ))}
    </nav>
  );
};
