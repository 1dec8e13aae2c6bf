import { Link } from "react-router-dom";
import { useDocumentTypes } from "../../data/document-types.ts";
import { pageQuery } from "../../data/page.ts";
import type { PageModule } from "../../data/page.ts";
import { feedAlternates } from "../../data/alternates.ts";
import { toLongDate } from "../../time/dates.ts";
import { changeAnchors } from "../../../addresses/change-anchors.ts";
import rail from "../lists/archive/ListArchive.module.css";
import { Options } from "../../ui/narrowing/Options.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { ErrorState } from "../../ui/states/ErrorState.tsx";
import layout from "../../ui/layout.module.css";
import { ChangelogPageDocument, useChangelogPageQuery } from "./ChangelogPage.generated.ts";
import type { ChangelogPageQuery } from "./ChangelogPage.generated.ts";
import styles from "./ChangelogPage.module.css";
import { TimelineSkeleton } from "./TimelineSkeleton.tsx";
import { say } from "../../../words/say.ts";

const lead = "What is new, and what works better.";

type Change = ChangelogPageQuery["site"]["changelog"][number];

/** The platform's changes, as a timeline. */
function ChangelogPage() {
  const { data, loading, failureOf, retry } = useChangelogPageQuery({});
  const changes = data?.site.changelog ?? [];
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={layout.head}>
        <div>
          <h1>{say("Changelog")}</h1>
          <p className={layout.lead}>{say(lead)}</p>
        </div>
      </div>
      {loading && <TimelineSkeleton />}
      {!loading && !data && (
        <ErrorState title={say("We couldn’t load this page.")} text={failureOf()?.message} onRetry={retry} />
      )}
      {data && changes.length === 0 && (
        <EmptyState title={say("No Content Yet")} text={say("Please check back soon.")} action={<EmptyAction />} />
      )}
      {changes.length > 0 && <Timeline changes={changes} />}
    </div>
  );
}

/** The entries, beside their years and the feed. */
function Timeline({ changes }: { readonly changes: readonly Change[] }) {
  const anchors = changeAnchors(changes.map(({ date }) => date));
  const [feed] = feedAlternates(say("Changelog"), "changelog");
  return (
    <div className={`${rail.beside} ${rail.early}`}>
      <ol>
        {changes.map((change, index) => (
          <ChangeEntry key={anchors[index]} change={change} anchor={anchors[index] ?? ""} />
        ))}
      </ol>
      <aside className={rail.rail} aria-label={say("Archive")}>
        <Years changes={changes} anchors={anchors} />
        <section aria-labelledby="archive-subscribe">
          <h2 className={layout.label} id="archive-subscribe">
            {say("Subscribe")}
          </h2>
          <p className={rail.ways}>
            <a href={feed?.path}>{say("RSS feed")}</a>
          </p>
        </section>
      </aside>
    </div>
  );
}

interface YearsProps {
  readonly changes: readonly Change[];
  readonly anchors: readonly string[];
}

/** The years, each a link to its newest entry. */
function Years({ changes, anchors }: YearsProps) {
  const years = Map.groupBy(changes.keys(), (index) => changes[index]?.date.slice(0, 4) ?? "");
  if (years.size < 2) return null;
  const options = [...years].map(([year, [first = 0, ...others]]) => ({
    value: year,
    label: year,
    count: others.length + 1,
    isChosen: false,
    to: `#${anchors[first] ?? ""}`,
  }));
  return (
    <section aria-labelledby="archive-year">
      <h2 className={layout.label} id="archive-year">
        {say("Archive")}
      </h2>
      <Options options={options} Link={Link} />
    </section>
  );
}

/** Leads to the site's first list of news. */
function EmptyAction() {
  const news = useDocumentTypes().find(({ layout: screens }) => screens === "ROWS");
  return news === undefined ? null : (
    <Link className={buttonClass()} to={news.listPath}>
      {say("Read the news")}
    </Link>
  );
}

interface ChangeEntryProps {
  readonly change: Change;
  readonly anchor: string;
}

function ChangeEntry({ change: { date, title, type, description, linkText, linkUrl }, anchor }: ChangeEntryProps) {
  return (
    <li className={styles.change} id={anchor}>
      <p className={styles.date}>
        <a href={`#${anchor}`}>
          <time dateTime={date}>{toLongDate(date)}</time>
        </a>
      </p>
      <div className={styles.what}>
        <p className={styles.type} data-type={type}>
          {type === "NEW" ? say("New") : say("Improved")}
        </p>
        <h2>{title}</h2>
        <p className={styles.text}>{description}</p>
        {linkText && linkUrl && (
          <p>
            <ChangeLink text={linkText} url={linkUrl} />
          </p>
        )}
      </div>
    </li>
  );
}

function ChangeLink({ text, url }: { readonly text: string; readonly url: string }) {
  return url.startsWith("/") ? (
    <Link className={layout.link} to={url}>
      {text}
    </Link>
  ) : (
    <a className={layout.link} href={url}>
      {text}
    </a>
  );
}

export const page: PageModule = {
  Page: ChangelogPage,
  queries: () => [pageQuery(ChangelogPageDocument, {})],
  describe: () => ({
    kind: "found",
    facts: {
      title: say("Changelog"),
      description: say(lead),
      alternates: feedAlternates(say("Changelog"), "changelog"),
    },
  }),
};
