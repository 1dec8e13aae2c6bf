import { Link } from "react-router-dom";
import { pageQuery, typeOfPage } from "../../data/page.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { typeAlternates } from "../../data/alternates.ts";
import { listOutcome, pagesToLoad } from "../../data/list-outcome.ts";
import { pageNumberOf } from "../../ui/pagination/pages-window.ts";
import layout from "../../ui/layout.module.css";
import { ListArchiveDocument } from "./archive/ListArchive.generated.ts";
import { ListArchive } from "./archive/ListArchive.tsx";
import {
  archiveOfType,
  isNarrowed,
  listVariables,
  narrowedListAddress,
  narrowingIn,
} from "./archive/list-narrowing.ts";
import { DocumentList } from "./DocumentList.tsx";
import { ListHead } from "./ListHead.tsx";
import { ListPageDocument } from "./ListPage.generated.ts";

/** The documents of a type as cards, twelve per page. */
function ListPage(request: PageRequest) {
  const { type, narrowing, page: asked } = toList(request);
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <ListHead title={type.listLabel} lead={type.lead} type={type.id} />
      <ListArchive
        listPath={type.listPath}
        narrowing={narrowing}
        {...archiveOfType(type.id, narrowing)}
        feeds={typeAlternates(type)}
      >
        <DocumentList
          type={type}
          narrowing={narrowing}
          page={asked}
          addressOf={(number) => narrowedListAddress(type.listPath, narrowing, number)}
          Link={Link}
        />
      </ListArchive>
    </div>
  );
}

/** The list in the URL, and what it is narrowed to. */
function toList(request: PageRequest) {
  const type = typeOfPage(request);
  const narrowing = { ...narrowingIn(request.search), type: null };
  return { type, narrowing, page: pageNumberOf(request.search["page"]) };
}

export const page: PageModule = {
  Page: ListPage,
  queries: (request) => {
    const { type, narrowing, page: asked } = toList(request);
    return [
      pageQuery(ListArchiveDocument, archiveOfType(type.id, narrowing)),
      ...pagesToLoad(asked).map((number) => pageQuery(ListPageDocument, listVariables(type.id, narrowing, number))),
    ];
  },
  describe: (request, read) => {
    const { type, narrowing, page: asked } = toList(request);
    return listOutcome(
      {
        title: type.listLabel,
        description: type.lead,
        alternates: typeAlternates(type),
        webPage: { "@type": "CollectionPage" },
        ...(isNarrowed(narrowing) ? { noIndex: true } : {}),
      },
      asked,
      read(ListPageDocument, listVariables(type.id, narrowing, asked)).data?.documents,
    );
  },
};
