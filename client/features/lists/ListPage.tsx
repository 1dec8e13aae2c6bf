import { Link } from "react-router-dom";
import { pageQuery } from "../../data/page.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { feedAlternates } from "../../data/alternates.ts";
import { docTypeNames, docTypeOfList, docTypePart } from "../../data/doc-type.ts";
import type { DocTypeName } from "../../data/doc-type.ts";
import { listOutcome, pageAddress, pagesToLoad } from "../../data/list-outcome.ts";
import { pageNumberOf } from "../../ui/pagination/pages-window.ts";
import layout from "../../ui/layout.module.css";
import { DocumentList } from "./DocumentList.tsx";
import { ListHead } from "./ListHead.tsx";
import { listTexts } from "./list-texts.ts";
import { ListPageDocument } from "./ListPage.generated.ts";

/** The documents of a type as cards, twelve per page. */
function ListPage(request: PageRequest) {
  const { type, page } = toVariables(request);
  const texts = listTexts(type);
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <ListHead title={texts.title} lead={texts.lead} type={type} />
      <DocumentList
        type={type}
        page={page}
        texts={texts}
        addressOf={(number) => pageAddress(docTypeNames(type).listPath, number)}
        Link={Link}
      />
    </div>
  );
}

function toVariables({ path, search }: PageRequest): { readonly type: DocTypeName; readonly page: number } {
  return {
    type: docTypeOfList(path) ?? "ARTICLE",
    page: pageNumberOf(search["page"]),
  };
}

export const page: PageModule = {
  Page: ListPage,
  queries: (request) => {
    const { type, page: asked } = toVariables(request);
    return pagesToLoad(asked).map((number) => pageQuery(ListPageDocument, { type, page: number }));
  },
  describe: (request, read) => {
    const asked = toVariables(request);
    const { title, lead } = listTexts(asked.type);
    return listOutcome(
      {
        title,
        description: lead || null,
        alternates: feedAlternates(title, "type", docTypePart(asked.type)),
        webPage: { "@type": "CollectionPage" },
      },
      asked.page,
      read(ListPageDocument, asked).data?.documents,
    );
  },
};
