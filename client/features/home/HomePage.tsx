import { pageQuery } from "../../data/page.ts";
import type { PageModule } from "../../data/page.ts";
import { feedAlternates } from "../../data/alternates.ts";
import layout from "../../ui/layout.module.css";
import { SearchBox } from "../search/box/SearchBox.tsx";
import { Hero } from "./Hero.tsx";
import { HomePageDocument, useHomePageQuery } from "./HomePage.generated.ts";
import styles from "./HomePage.module.css";
import { RecentPosts } from "./RecentPosts.tsx";
import { recentPosts } from "./recent-posts.ts";
import { Topics } from "./Topics.tsx";

/** The home page: search, topics, and recent posts. */
function HomePage() {
  const { data, loading, failureOf, retry } = useHomePageQuery({});
  const bothFailed = failureOf("articles") !== null && failureOf("blogs") !== null;
  return (
    <>
      <Hero search={<SearchBox />} oftenAsked={data?.site.oftenAsked ?? []} />
      {data && data.site.topics.length > 0 && <Topics topics={data.site.topics} />}
      <section className={`${layout.wrap} ${styles.recent}`} aria-labelledby="recent">
        <div className={layout.head}>
          <h2 id="recent">Recent posts</h2>
        </div>
        <RecentPosts
          posts={recentPosts(data?.articles?.items ?? [], data?.blogs?.items ?? [])}
          loading={loading}
          failed={bothFailed || (!data && !loading)}
          onRetry={retry}
        />
      </section>
    </>
  );
}

export const page: PageModule = {
  Page: HomePage,
  queries: () => [pageQuery(HomePageDocument, {})],
  describe: (_request, read) => {
    const { data, failed } = read(HomePageDocument, {});
    const failedLists = ["articles", "blogs"].filter((list) => failed.includes(list));
    const facts = {
      title: null,
      description: data?.site.description ?? null,
      alternates: data ? feedAlternates(data.site.name, "all") : [],
    };
    if (failedLists.length === 2 || !data) return { kind: "failed", facts };
    return { kind: failed.length > 0 ? "partial" : "found", facts };
  },
};
