import Info from "lucide-react/icons/info";
import { Navigate } from "react-router-dom";
import { pageQuery } from "../../data/page.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { ErrorState } from "../../ui/states/ErrorState.tsx";
import { Hidden } from "../../ui/Hidden.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { SitemapPageDocument, useSitemapPageQuery } from "./SitemapPage.generated.ts";
import styles from "./SitemapPage.module.css";
import { sitemapTree } from "./sitemap-tree.ts";
import { XmlSkeleton } from "./XmlSkeleton.tsx";
import { XmlTree } from "./XmlTree.tsx";
import { say } from "../../../words/say.ts";

/** In the docs reader the part before the first dot names the sitemap; elsewhere everything before the last dot (specification, section 2). */
function toVariables({ path, params }: PageRequest) {
  const name = params["name"] ?? "";
  return {
    slug: path.startsWith("/docs/") ? (name.split(".")[0] ?? "") : name,
    file: path.slice(path.lastIndexOf("/") + 1),
  };
}

/** A sitemap as a browser shows an XML file. A document whose slug is the whole name takes precedence. */
function SitemapPage(request: PageRequest) {
  const { data, loading, failureOf, retry } = useSitemapPageQuery(toVariables(request));
  if (data?.document) return <Navigate to={data.document.path} replace />;
  return (
    <div className={styles.page}>
      <h1>
        <Hidden>{toVariables(request).file}</Hidden>
      </h1>
      {loading && <XmlSkeleton />}
      {!loading && !data?.sitemap && (
        <ErrorState title={say("No Sitemap Found")} text={failureOf("sitemap")?.message} onRetry={retry} />
      )}
      {data?.sitemap && (
        <>
          <p className={styles.note}>
            <Icon of={Info} />
            {say(
              "This XML file does not appear to have any style information associated with it. The document tree is shown below.",
            )}
          </p>
          <XmlTree root={sitemapTree(data.sitemap.slug, data.sitemap.links, data.site.url, request.types)} />
        </>
      )}
    </div>
  );
}

export const page: PageModule = {
  Page: SitemapPage,
  queries: (request) => [pageQuery(SitemapPageDocument, toVariables(request))],
  describe: (request, read) => {
    const { data, failed } = read(SitemapPageDocument, toVariables(request));
    const facts = { title: null, description: null, noIndex: true };
    if (data?.document) return { kind: "moved", to: data.document.path };
    if (!data || failed.includes("sitemap") || (!data.sitemap && failed.includes("document")))
      return { kind: "failed", facts };
    return data.sitemap ? { kind: "found", facts } : { kind: "missing" };
  },
};
