import { Link } from "react-router-dom";
import { pageQuery } from "../../data/page.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { wordsOfPath } from "../../lib/title-from-path.ts";
import { buttonClass } from "../../ui/Button.tsx";
import layout from "../../ui/layout.module.css";
import { NotFound } from "../../ui/NotFound.tsx";
import { MissingPageDocument, useMissingPageQuery } from "./MissingPage.generated.ts";

/** The page of every address that leads nowhere, with what comes closest to its words. */
const MissingPage = ({ path }: PageRequest) => {
  const { data } = useMissingPageQuery({ term: wordsOfPath(path) });
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <NotFound
        path={path}
        closest={(data?.search?.items ?? []).map(({ document: { slug, path: to, subject, metaDescription } }) => (
          <Link key={slug} to={to}>
            <h2>{subject}</h2>
            {metaDescription && <p>{metaDescription}</p>}
          </Link>
        ))}
        way={
          <Link className={buttonClass()} to="/">
            Go to the home page
          </Link>
        }
      />
    </div>
  );
};

export const page: PageModule = {
  Page: MissingPage,
  queries: ({ path }) => [pageQuery(MissingPageDocument, { term: wordsOfPath(path) })],
  describe: () => ({ kind: "missing" }),
};
