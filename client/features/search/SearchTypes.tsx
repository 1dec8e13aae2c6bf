import { Link } from "react-router-dom";
import type { DocumentType } from "../../data/document-types.ts";
import { exactAddress } from "./box/exact-address.ts";
import type { TypedSearch } from "./search-request.ts";
import styles from "./SearchPage.module.css";
import { say } from "../../../words/say.ts";

interface SearchTypesProps {
  readonly asked: TypedSearch;
  /** The types of the results shown. */
  readonly found: readonly Pick<DocumentType, "id" | "label">[];
}

/** Filters a search by document type. Plain links, so that it works without script. */
export function SearchTypes({ asked: { term, type: asked, exact }, found }: SearchTypesProps) {
  const types = asked ? [asked] : [...new Map(found.map((type) => [type.id, type])).values()];
  if (types.length < 2 && asked === null) return null;
  return (
    <nav className={styles.types} aria-label={say("Type")}>
      {[null, ...types].map((type) => (
        <Link
          key={type?.id ?? ""}
          to={exactAddress({ term, type: type?.id ?? null, page: 1, exact })}
          aria-current={type?.id === asked?.id ? "true" : undefined}
        >
          {type?.label ?? say("All")}
        </Link>
      ))}
    </nav>
  );
}
