import { Link } from "react-router-dom";
import { pageQuery } from "../../data/page.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { buttonClass } from "../../ui/Button.tsx";
import layout from "../../ui/layout.module.css";
import { NotFound } from "../../ui/NotFound.tsx";
import { MissingPageDocument, useMissingPageQuery } from "./MissingPage.generated.ts";

/** The page of every address that leads nowhere, with what comes closest to its words. */
const MissingPage = ({ path }: PageRequest) => {
  const { data } = useMissingPageQuery({ slug: lastPartOf(path) });
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <NotFound
        path={path}
        closest={(data?.closest ?? []).map(({ slug, path: to, subject, metaDescription }) => (
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

const lastPartOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

export const page: PageModule = {
  Page: MissingPage,
  queries: ({ path }) => [pageQuery(MissingPageDocument, { slug: lastPartOf(path) })],
  // A slug without its prefix is the short address of a document (decisions, section 4).
  describe: ({ path }, read) => {
    const slug = lastPartOf(path);
    const found = read(MissingPageDocument, { slug }).data?.closest?.find((document) => document.slug === slug);
    return found && path === `/${slug}` ? { kind: "moved", to: found.path } : { kind: "missing" };
  },
};
