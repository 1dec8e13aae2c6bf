import { pageQuery } from "../../data/page.ts";
import type { PageModule } from "../../data/page.ts";
import { feedAlternates } from "../../data/alternates.ts";
import layout from "../../ui/layout.module.css";
import { SearchBox } from "../search/box/SearchBox.tsx";
import { Hero } from "./Hero.tsx";
import { HomeHeadDocument, useHomeHeadQuery } from "./HomeHead.generated.ts";
import { HomePageDocument, useHomePageQuery } from "./HomePage.generated.ts";
import styles from "./HomePage.module.css";
import { HomeSkeleton } from "./HomeSkeleton.tsx";
import { HomeSections } from "./HomeSections.tsx";
import { ListsFailed } from "./ListsFailed.tsx";
import { haveAllFailed } from "./home-lists.ts";

/** The home page: search, and the sections that the site has below it. */
function HomePage() {
  const site = useHomeHeadQuery({}).data?.site;
  const { data, loading, retry } = useHomePageQuery({});
  return (
    <>
      <Hero head={site?.home ?? null} search={<SearchBox />} oftenAsked={site?.oftenAsked ?? []} />
      {data ? (
        <HomeSections sections={data.homeSections} loading={loading} onRetry={retry} />
      ) : loading ? (
        <HomeSkeleton kinds={site?.home.sectionKinds ?? ["LATEST"]} />
      ) : (
        <section className={`${layout.wrap} ${styles.recent}`}>
          <ListsFailed onRetry={retry} />
        </section>
      )}
    </>
  );
}

export const page: PageModule = {
  Page: HomePage,
  queries: () => [pageQuery(HomeHeadDocument, {}), pageQuery(HomePageDocument, {})],
  describe: (_request, read) => {
    const { data, failed } = read(HomePageDocument, {});
    const facts = {
      title: null,
      description: data?.site.description ?? null,
      alternates: data ? feedAlternates(data.site.name, "all") : [],
    };
    if (!data || haveAllFailed(data.homeSections)) return { kind: "failed", facts };
    return { kind: failed.length > 0 ? "partial" : "found", facts };
  },
};
