import type { ReactNode } from "react";
import { Prose } from "../../ui/Prose.tsx";
import layout from "../../ui/layout.module.css";
import { HomeLinks } from "./HomeLinks.tsx";
import styles from "./HomePage.module.css";
import { LatestDocuments } from "./LatestDocuments.tsx";
import { ListsFailed } from "./ListsFailed.tsx";
import { Topics } from "./Topics.tsx";
import type { HomeSection } from "./home-lists.ts";

interface HomeSectionsProps {
  readonly sections: readonly HomeSection[];
  readonly loading: boolean;
  readonly onRetry: () => void;
}

/** The sections of the home page. One of topics is left out where the site has none. */
export function HomeSections({ sections, ...state }: HomeSectionsProps) {
  return sections.map((section, index) => {
    if (section.__typename === "HomeTopics" && section.topics.length === 0) return null;
    const id = idOf(section, sections.slice(0, index));
    return (
      <Section key={id} id={id} of={section}>
        <Content section={section} {...state} />
      </Section>
    );
  });
}

const names = { HomeTopics: "topics", HomeLatest: "recent", HomeLinks: "links", HomeText: "text" } as const;

/** Names the section within the page's address: the first of its kind by that alone. */
function idOf({ __typename }: HomeSection, before: readonly HomeSection[]): string {
  const earlier = before.filter((section) => section.__typename === __typename).length;
  return earlier === 0 ? names[__typename] : `${names[__typename]}-${earlier + 1}`;
}

interface SectionProps {
  readonly id: string;
  readonly of: Pick<HomeSection, "title" | "note">;
  readonly children: ReactNode;
}

function Section({ id, of: { title, note }, children }: SectionProps) {
  return (
    <section className={`${layout.wrap} ${styles.section}`} aria-labelledby={title === "" ? undefined : id}>
      {title !== "" && (
        <div className={layout.head}>
          <h2 id={id}>{title}</h2>
          {note !== null && <p className={layout.quiet}>{note}</p>}
        </div>
      )}
      {children}
    </section>
  );
}

function Content({
  section,
  loading,
  onRetry,
}: { readonly section: HomeSection } & Omit<HomeSectionsProps, "sections">) {
  switch (section.__typename) {
    case "HomeTopics":
      return <Topics topics={section.topics} />;
    case "HomeLatest":
      return <LatestDocuments section={section} loading={loading} onRetry={onRetry} />;
    case "HomeText":
      return section.content === null ? <ListsFailed onRetry={onRetry} /> : <Prose html={section.content} />;
    case "HomeLinks":
      return <HomeLinks links={section.links} />;
  }
}
