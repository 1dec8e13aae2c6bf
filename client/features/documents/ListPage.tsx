import { Link } from "react-router-dom";
import { pageQuery } from "../../data/page.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { docTypeNames, docTypeOfList } from "../../lib/doc-type.ts";
import type { DocTypeName } from "../../lib/doc-type.ts";
import { pageNumberOf } from "../../lib/pages-window.ts";
import layout from "../../ui/layout.module.css";
import { SearchBox } from "../search/box/SearchBox.tsx";
import { DocumentList } from "./DocumentList.tsx";
import { listTexts } from "./list-texts.ts";
import { ListPageDocument } from "./ListPage.generated.ts";

/** The documents of a kind, in pages of twelve. */
const ListPage = (request: PageRequest) => {
  const { type, page } = toVariables(request);
  const { listLabel, listPath } = docTypeNames(type);
  const texts = listTexts(type, listLabel);
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={layout.head}>
        <div>
          <h1>{texts.title}</h1>
          {texts.lead && <p className={layout.lead}>{texts.lead}</p>}
        </div>
        <SearchBox size="small" type={type} label={`Search ${texts.title}`} />
      </div>
      <DocumentList type={type} page={page} texts={texts} addressOf={(number) => (number === 1 ? listPath : `${listPath}?page=${number}`)} Link={Link} />
    </div>
  );
};

const toVariables = ({ path, search }: PageRequest): { readonly type: DocTypeName; readonly page: number } => ({
  type: docTypeOfList(path) ?? "ARTICLE",
  page: pageNumberOf(search["page"]),
});

export const page: PageModule = {
  Page: ListPage,
  queries: (request) => {
    const asked = toVariables(request);
    // A page beyond the last one is page 1, which then has to be there at once.
    const first = asked.page > 1 ? [pageQuery(ListPageDocument, { ...asked, page: 1 })] : [];
    return [pageQuery(ListPageDocument, asked), ...first];
  },
  describe: (request, read) => {
    const asked = toVariables(request);
    const { title, lead } = listTexts(asked.type, docTypeNames(asked.type).listLabel);
    const facts = { title, description: lead || null };
    return { kind: read(ListPageDocument, asked).data?.documents ? "found" : "failed", facts };
  },
};
