import { useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { pageQuery, typeOfPage } from "../../data/page.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { typeAlternates } from "../../data/alternates.ts";
import { letterOf } from "./letters.ts";
import type { DocumentType } from "../../data/document-types.ts";
import { AllDocumentsLink } from "../lists/AllDocumentsLink.tsx";
import { EmptyState } from "../../ui/states/EmptyState.tsx";
import { ErrorState } from "../../ui/states/ErrorState.tsx";
import layout from "../../ui/layout.module.css";
import { Hidden } from "../../ui/Hidden.tsx";
import { Prose } from "../../ui/Prose.tsx";
import { RowsSkeleton } from "../../ui/states/RowsSkeleton.tsx";
import { useAnnouncement } from "../../ui/use-announcement.ts";
import table from "../../ui/Table.module.css";
import { SearchBox } from "../search/box/SearchBox.tsx";
import { GlossaryPageDocument, useGlossaryPageQuery } from "./GlossaryPage.generated.ts";
import type { GlossaryPageQuery } from "./GlossaryPage.generated.ts";
import styles from "./GlossaryPage.module.css";
import { LetterFilter } from "./LetterFilter.tsx";
import { say, sayCount } from "../../../words/say.ts";

/** The glossary; each entry has a URL of its own: `/glossary#{slug}`. */
function GlossaryPage(request: PageRequest) {
  const { id, listLabel, lead } = typeOfPage(request);
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={layout.head}>
        <div>
          <h1>{listLabel}</h1>
          {lead !== null && <p className={layout.lead}>{lead}</p>}
        </div>
        <SearchBox size="small" label={say("Search {name}", { name: listLabel })} type={id} />
      </div>
      <Glossary type={typeOfPage(request)} />
    </div>
  );
}

function Glossary({ type }: { readonly type: DocumentType }) {
  const { data, loading, retry } = useGlossaryPageQuery({});
  if (loading)
    return (
      <>
        <LetterFilter filled={noLetters} chosen={null} onChoose={keepAll} />
        <RowsSkeleton count={6} outline="table" />
      </>
    );
  if (!data?.glossary)
    return (
      <ErrorState
        title={type.emptyTitle}
        text={type.emptyText}
        note={say("We couldn't refresh this list.")}
        onRetry={retry}
      />
    );
  if (data.glossary.length === 0)
    return <EmptyState title={type.emptyTitle} text={type.emptyText} action={<AllDocumentsLink />} />;
  return <FilteredTerms entries={data.glossary} />;
}

/** While the terms load, all that can be chosen is chosen already. */
const noLetters: ReadonlySet<string> = new Set();

function keepAll(): void {}

type Entries = NonNullable<GlossaryPageQuery["glossary"]>;

function FilteredTerms({ entries }: { readonly entries: Entries }) {
  const { key } = useLocation();
  const [choice, setChoice] = useState<{ readonly letter: string | null; readonly at: string } | null>(null);
  const filled = useMemo(() => new Set(entries.map(({ term }) => letterOf(term))), [entries]);
  // The chosen letter applies to the history entry where it was chosen: following a link to an entry must show it.
  const letter = choice?.at === key ? choice.letter : null;
  const shown = letter === null ? entries : entries.filter(({ term }) => letterOf(term) === letter);
  useAnnouncement(choice && countText(shown));
  return (
    <>
      <LetterFilter filled={filled} chosen={letter} onChoose={(chosen) => setChoice({ letter: chosen, at: key })} />
      <Terms entries={shown} />
    </>
  );
}

function countText({ length }: Entries): string {
  return sayCount(length, "1 term", "{count} terms");
}

function Terms({ entries }: { readonly entries: Entries }) {
  return (
    <table className={`${table.table} ${styles.terms}`}>
      <caption>
        <Hidden>{countText(entries)}</Hidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{say("Term")}</th>
          <th scope="col">{say("Definition")}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ slug, term, definition }) => (
          <tr key={slug} id={slug}>
            <th scope="row" data-heading="">
              {term}
            </th>
            <td>{definition !== null && <Prose html={definition} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const page: PageModule = {
  Page: GlossaryPage,
  queries: () => [pageQuery(GlossaryPageDocument, {})],
  describe: (request, read) => {
    const type = typeOfPage(request);
    const entries = read(GlossaryPageDocument, {}).data?.glossary;
    const facts = {
      title: type.listLabel,
      description: type.lead,
      alternates: typeAlternates(type),
    };
    if (!entries) return { kind: "failed", facts };
    const lastUpdated = entries
      .map((entry) => entry.lastUpdated ?? "")
      .toSorted()
      .at(-1);
    return {
      kind: "found",
      facts: {
        ...facts,
        lastUpdated: lastUpdated || null,
        webPage: { "@type": "CollectionPage", mainEntity: termsOf(type.listLabel, entries) },
      },
    };
  },
};

function termsOf(name: string, entries: Entries) {
  return {
    "@type": "DefinedTermSet",
    name,
    hasDefinedTerm: entries.map(({ slug, term }) => ({ "@type": "DefinedTerm", name: term, termCode: slug })),
  };
}
