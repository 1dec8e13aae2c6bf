import { memo } from "react";
import { FailureNote, WaitingNote } from "../../ui/Note.tsx";
import { SidePanel } from "../../ui/SidePanel.tsx";
import { say } from "../../../words/say.ts";
import { useReferenceListQuery } from "./ReferenceList.generated.ts";
import type { ReferenceListQuery } from "./ReferenceList.generated.ts";
import styles from "./ReferenceSidebar.module.css";

type Group = ReferenceListQuery["apiReferenceGroups"][number];

/** The first groups are what can be asked, and what can be sent. They are open, unless the page is one of a type. */
const operationGroups = 2;

/** How many entries are in view above the current one, where there are that many. */
const shownBefore = 10;

/** All entries of the reference, with the current one marked. `path`: the page's. */
export function ReferenceSidebar({ path }: { readonly path: string }) {
  const { data, loading, retry } = useReferenceListQuery({});
  const isOfType = path.startsWith("/api-reference/type-");
  return (
    <SidePanel id="reference" label={say("API reference")}>
      <p className={styles.title}>
        <a href="/api-reference" aria-current={path === "/api-reference" ? "page" : undefined}>
          {say("API reference")}
        </a>
      </p>
      {loading && <WaitingNote className={styles.note} text={say("Loading...")} />}
      {!loading && !data && (
        <FailureNote className={styles.note} text={say("We couldn't refresh this list.")} onRetry={retry} />
      )}
      {data?.apiReferenceGroups.map((group, index) => (
        <Entries key={group.title} group={group} isOpen={index < operationGroups && !isOfType} path={path} />
      ))}
      <p className={styles.more}>
        <a href="/playground">{say("Open in the playground")}</a>
      </p>
    </SidePanel>
  );
}

interface EntriesProps {
  readonly group: Group;
  readonly isOpen: boolean;
  readonly path: string;
}

/** The entries of a kind. A closed group opens when the current entry is in it. */
function Entries({ group: { title, entries }, isOpen, path }: EntriesProps) {
  const current = entries.findIndex((entry) => entry.path === path);
  return (
    <details className={styles.group} open={isOpen || current !== -1}>
      <summary>{title}</summary>
      <ul>
        {entries.map((entry, index) => (
          <Entry
            key={entry.id}
            name={entry.name}
            path={entry.path}
            isCurrent={index === current}
            isStart={index === current - shownBefore}
          />
        ))}
      </ul>
    </details>
  );
}

interface EntryProps {
  readonly name: string;
  readonly path: string;
  readonly isCurrent: boolean;
  /** The first entry in view when the page is loaded. */
  readonly isStart: boolean;
}

/** A plain link, since the router's own would render again at every navigation: of a hundred, only the two that change do. */
const Entry = memo(function Entry({ name, path, isCurrent, isStart }: EntryProps) {
  return (
    <li className={isStart ? styles.start : undefined}>
      <a href={path} aria-current={isCurrent ? "page" : undefined}>
        {name}
      </a>
    </li>
  );
});
