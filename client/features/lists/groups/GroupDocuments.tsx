import type { ReactNode } from "react";
import { Link, NavLink } from "react-router-dom";
import type { Alternate } from "../../../data/alternates.ts";
import { findDocumentType, useDocumentTypes } from "../../../data/document-types.ts";
import { pageAddress } from "../../../data/list-outcome.ts";
import { ListArchive } from "../archive/ListArchive.tsx";
import { isNarrowed, narrowedListAddress } from "../archive/list-narrowing.ts";
import { NarrowedCards } from "../archive/NarrowedCards.tsx";
import { AllDocumentsLink } from "../AllDocumentsLink.tsx";
import { EmptyState } from "../../../ui/states/EmptyState.tsx";
import layout from "../../../ui/layout.module.css";
import { Pagination } from "../../../ui/pagination/Pagination.tsx";
import { everywhere, SearchBox } from "../../search/box/SearchBox.tsx";
import { DocumentCards } from "../DocumentCard.tsx";
import { noContentTitle, soon } from "../empty-list.ts";
import { groupAddress } from "../../../../addresses/group-address.ts";
import { groupKinds } from "./group-request.ts";
import type { DocumentGroup, GroupRequest } from "./group-request.ts";
import styles from "./GroupPage.module.css";
import { say } from "../../../../words/say.ts";

interface GroupDocumentsProps {
  readonly asked: GroupRequest;
  readonly found: DocumentGroup;
  /** The subcategories of a category; empty for other groups. */
  readonly parts: readonly { readonly key: string; readonly name: string; readonly path: string }[];
  readonly feeds: readonly Alternate[];
}

/** The name of a group, its subcategories, and its documents as cards. */
export function GroupDocuments({ asked, found, parts, feeds }: GroupDocumentsProps) {
  const { name } = found;
  return (
    <>
      <header className={layout.head}>
        <div className={styles.head}>
          <p className={layout.label}>{say(groupKinds[asked.kind].label)}</p>
          <h1>{name}</h1>
          <Parts asked={asked} parts={parts} />
        </div>
        <GroupSearch asked={asked} name={name} />
      </header>
      <Narrowable asked={asked} name={name} feeds={feeds}>
        <Documents asked={asked} found={found} />
      </Narrowable>
    </>
  );
}

interface NarrowableProps extends Pick<GroupDocumentsProps, "asked" | "feeds"> {
  readonly name: string;
  /** All documents of the group. */
  readonly children: ReactNode;
}

/** The documents of a group beside what they can be narrowed to. */
function Narrowable({ asked, name, feeds, children }: NarrowableProps) {
  const { archive } = asked;
  const path = groupAddress(asked.kind, asked.slug, asked.subcategory);
  if (archive === null) return children;
  return (
    <ListArchive
      listPath={path}
      narrowing={asked.narrowing}
      {...archive}
      feeds={feeds}
      kindsTitle={say("In “{name}”", { name })}
    >
      {isNarrowed(asked.narrowing) ? (
        <NarrowedCards
          to={archive.to}
          page={asked.page}
          named={notInCommon(asked)}
          addressOf={(number) => narrowedListAddress(path, asked.narrowing, number)}
          whole={children}
        />
      ) : (
        children
      )}
    </ListArchive>
  );
}

/** What the cards of a narrowed group do not have in common. */
function notInCommon({ kind, narrowing: { type, category } }: GroupRequest) {
  if (kind !== "type" && type === null) return "type";
  return kind === "category" || category !== null ? null : "category";
}

function Documents({ asked, found: { items, pagination } }: Pick<GroupDocumentsProps, "asked" | "found">) {
  return (
    <>
      {items.length === 0 && <EmptyState title={say(noContentTitle)} text={say(soon)} action={<AllDocumentsLink />} />}
      <DocumentCards documents={items} named={asked.kind === "type" ? "category" : "type"} />
      <Pagination
        {...pagination}
        addressOf={(number) => pageAddress(groupAddress(asked.kind, asked.slug, asked.subcategory), number)}
        Link={Link}
      />
    </>
  );
}

/** Search can be narrowed to a type, but not to a tag or a category, so there the box says that it searches everything. */
function GroupSearch({ asked: { kind, slug }, name }: { readonly asked: GroupRequest; readonly name: string }) {
  const type = findDocumentType(useDocumentTypes(), kind === "type" ? slug : null);
  return type ? (
    <SearchBox size="small" label={say("Search {name}", { name })} type={type.id} />
  ) : (
    <SearchBox size="small" {...everywhere()} />
  );
}

function Parts({ asked, parts }: Pick<GroupDocumentsProps, "asked" | "parts">) {
  return parts.length === 0 ? null : (
    <nav aria-label={say("Subcategories")}>
      <ul className={styles.parts}>
        <li>
          <NavLink className={layout.tag ?? ""} to={groupAddress(asked.kind, asked.slug)} end>
            {say("All")}
          </NavLink>
        </li>
        {parts.map(({ key, name, path }) => (
          <li key={key}>
            <NavLink className={layout.tag ?? ""} to={path}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
