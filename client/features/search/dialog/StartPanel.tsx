import History from "lucide-react/icons/history";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Icon } from "../../../ui/Icon.tsx";
import layout from "../../../ui/layout.module.css";
import { useSearchStartQuery } from "./SearchStart.generated.ts";
import styles from "./StartPanel.module.css";
import { say, sayParts } from "../../../../words/say.ts";

/** Props shared by the options. */
interface OptionList {
  readonly listId: string;
  /** The active option. */
  readonly activeId: string | null;
  readonly onChoose: () => void;
}

interface StartPanelProps extends OptionList {
  /** Recent searches, the latest first. */
  readonly recent: readonly string[];
  readonly onRecent: (term: string) => void;
  readonly onForget: () => void;
}

/** Suggestions before anything is typed: recent searches and frequent questions. */
export function StartPanel({ recent, onRecent, onForget, ...list }: StartPanelProps) {
  const { data } = useSearchStartQuery({});
  const oftenAsked = data?.site.oftenAsked ?? [];
  return (
    <div className={styles.start}>
      {recent.length === 0 && oftenAsked.length === 0 && (
        <p className={styles.prompt}>{say("Search here to get answers to your questions")}</p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the list of a combobox */}
      <div id={list.listId} role="listbox" aria-label={say("Suggestions")}>
        {recent.length > 0 && (
          <Group id={`${list.listId}-recent`} title={say("Recent searches")}>
            {recent.map((term, index) => (
              <RecentOption
                key={term}
                id={`${list.listId}-recent-${index}`}
                activeId={list.activeId}
                term={term}
                onRecent={onRecent}
              />
            ))}
          </Group>
        )}
        {oftenAsked.length > 0 && (
          <Group id={`${list.listId}-asked`} title={say("Often asked")}>
            {oftenAsked.map(({ label, path }, index) => (
              <AskedOption key={path} {...list} id={`${list.listId}-asked-${index}`} label={label} path={path} />
            ))}
          </Group>
        )}
      </div>
      {recent.length > 0 && (
        <button className={styles.clear} type="button" onClick={onForget}>
          {sayParts("Clear {what}", {
            what: (
              <span className={styles.what} key="what">
                {say("recent searches")}
              </span>
            ),
          })}
        </button>
      )}
    </div>
  );
}

function Group({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options in a listbox
    <div className={styles.group} role="group" aria-labelledby={id}>
      <p className={layout.label} id={id}>
        {title}
      </p>
      {children}
    </div>
  );
}

interface RecentOptionProps {
  readonly id: string;
  readonly activeId: string | null;
  readonly term: string;
  readonly onRecent: (term: string) => void;
}

function RecentOption({ id, activeId, term, onRecent }: RecentOptionProps) {
  return (
    <button
      type="button"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option that fills the field
      role="option"
      tabIndex={-1}
      id={id}
      aria-selected={activeId === id}
      className={styles.option}
      onClick={() => onRecent(term)}
    >
      <Icon of={History} />
      {term}
    </button>
  );
}

function AskedOption({
  id,
  activeId,
  label,
  path,
  onChoose,
}: OptionList & { readonly id: string; readonly label: string; readonly path: string }) {
  return (
    <Link
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option that leads to a page
      role="option"
      tabIndex={-1}
      id={id}
      aria-selected={activeId === id}
      className={styles.option}
      to={path}
      onClick={onChoose}
    >
      <Icon of={ArrowRight} />
      {label}
    </Link>
  );
}
