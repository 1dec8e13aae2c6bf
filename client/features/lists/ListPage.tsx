import { Link } from "react-router-dom";
import { pageQuery, typeOfPage } from "../../data/page.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { typeAlternates } from "../../data/alternates.ts";
import { listOutcome, pageAddress, pagesToLoad } from "../../data/list-outcome.ts";
import { pageNumberOf } from "../../ui/pagination/pages-window.ts";
import layout from "../../ui/layout.module.css";
import { DocumentList } from "./DocumentList.tsx";
import { ListHead } from "./ListHead.tsx";
import { ListPageDocument } from "./ListPage.generated.ts";

/** The documents of a type as cards, twelve per page. */
function ListPage(request: PageRequest) {
  const type = typeOfPage(request);
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <ListHead title={type.listLabel} lead={type.lead} type={type.id} />
      <DocumentList
        type={type}
        page={pageNumberOf(request.search["page"])}
        addressOf={(number) => pageAddress(type.listPath, number)}
        Link={Link}
      />
    </div>
  );
}

function toVariables(request: PageRequest): { readonly type: string; readonly page: number } {
  return { type: typeOfPage(request).id, page: pageNumberOf(request.search["page"]) };
}

export const page: PageModule = {
  Page: ListPage,
  queries: (request) => {
    const { type, page: asked } = toVariables(request);
    return pagesToLoad(asked).map((number) => pageQuery(ListPageDocument, { type, page: number }));
  },
  describe: (request, read) => {
    const asked = toVariables(request);
    const type = typeOfPage(request);
    return listOutcome(
      {
        title: type.listLabel,
        description: type.lead,
        alternates: typeAlternates(type),
        webPage: { "@type": "CollectionPage" },
      },
      asked.page,
      read(ListPageDocument, asked).data?.documents,
    );
  },
};
