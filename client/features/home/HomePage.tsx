import { pageQuery } from "../../data/page.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { cardTypes } from "../../data/document-types.ts";
import { feedAlternates } from "../../data/alternates.ts";
import layout from "../../ui/layout.module.css";
import { SearchBox } from "../search/box/SearchBox.tsx";
import { Hero } from "./Hero.tsx";
import { HomePageDocument, useHomePageQuery } from "./HomePage.generated.ts";
import styles from "./HomePage.module.css";
import { RecentPosts } from "./RecentPosts.tsx";
import { recentPosts } from "./recent-posts.ts";
import { Topics } from "./Topics.tsx";

/** The lists of the page: the first two types that are cards (articles and blogs, by the specification). */
const listNames = ["first", "second"] as const;

function listsOf({ types }: PageRequest) {
  return listNames.slice(0, cardTypes(types).length);
}

function toVariables({ types }: PageRequest) {
  const [first, second] = cardTypes(types);
  return {
    first: first?.id ?? "",
    second: second?.id ?? "",
    hasFirst: first !== undefined,
    hasSecond: second !== undefined,
  };
}

/** The home page: search, topics, and recent posts. */
function HomePage(request: PageRequest) {
  const { data, loading, failureOf, retry } = useHomePageQuery(toVariables(request));
  const lists = listsOf(request);
  const allFailed = lists.length > 0 && lists.every((list) => failureOf(list) !== null);
  return (
    <>
      <Hero search={<SearchBox />} oftenAsked={data?.site.oftenAsked ?? []} />
      {data && data.site.topics.length > 0 && <Topics topics={data.site.topics} />}
      <section className={`${layout.wrap} ${styles.recent}`} aria-labelledby="recent">
        <div className={layout.head}>
          <h2 id="recent">Recent posts</h2>
        </div>
        <RecentPosts
          posts={recentPosts(data?.first?.items ?? [], data?.second?.items ?? [])}
          loading={loading}
          failed={allFailed || (!data && !loading)}
          onRetry={retry}
        />
      </section>
    </>
  );
}

export const page: PageModule = {
  Page: HomePage,
  queries: (request) => [pageQuery(HomePageDocument, toVariables(request))],
  describe: (request, read) => {
    const { data, failed } = read(HomePageDocument, toVariables(request));
    const lists = listsOf(request);
    const haveFailed = lists.length > 0 && lists.every((list) => failed.includes(list));
    const facts = {
      title: null,
      description: data?.site.description ?? null,
      alternates: data ? feedAlternates(data.site.name, "all") : [],
    };
    if (haveFailed || !data) return { kind: "failed", facts };
    return { kind: failed.length > 0 ? "partial" : "found", facts };
  },
};
