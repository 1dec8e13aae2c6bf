import { pageQuery } from "../../data/page.ts";
import type { PageModule } from "../../data/page.ts";
import { Hidden } from "../../ui/Hidden.tsx";
import { RobotsPageDocument, useRobotsPageQuery } from "./RobotsPage.generated.ts";
import styles from "./RobotsPage.module.css";

/** Shown while the crawler rules are unknown: nothing is allowed. */
const blockAll = "User-agent: *\nDisallow: /";

/** robots.txt as a browser shows a text file. Empty while loading. */
function RobotsPage() {
  const { data, loading } = useRobotsPageQuery({});
  return (
    <div className={styles.page}>
      <h1>
        <Hidden>robots.txt</Hidden>
      </h1>
      {!loading && <pre>{data?.robots?.content || blockAll}</pre>}
    </div>
  );
}

export const page: PageModule = {
  Page: RobotsPage,
  queries: () => [pageQuery(RobotsPageDocument, {})],
  describe: (_request, read) => {
    const facts = { title: "robots.txt", description: null, noIndex: true };
    return { kind: read(RobotsPageDocument, {}).data?.robots ? "found" : "failed", facts };
  },
};
