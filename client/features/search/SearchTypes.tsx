import { Link } from "react-router-dom";
import { docTypeNames } from "../../data/doc-type.ts";
import type { DocTypeName } from "../../data/doc-type.ts";
import { searchAddress } from "./box/search-address.ts";
import type { SearchRequest } from "./box/search-address.ts";
import styles from "./SearchPage.module.css";

interface SearchTypesProps {
  readonly asked: SearchRequest;
  /** The types of the results shown. */
  readonly found: readonly (DocTypeName | null)[];
}

/** Filters a search by document type. Plain links, so that it works without script. */
export function SearchTypes({ asked, found }: SearchTypesProps) {
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
}
