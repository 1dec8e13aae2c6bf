import { Link } from "react-router-dom";
import { pageQuery } from "../../data/page.ts";
import type { PageModule, PageRequest } from "../../data/page.ts";
import { typeAlternates } from "../../data/alternates.ts";
import { listOutcome, pagesToLoad } from "../../data/list-outcome.ts";
import layout from "../../ui/layout.module.css";
import { ListArchiveDocument } from "./archive/ListArchive.generated.ts";
import { ListArchive } from "./archive/ListArchive.tsx";
import {
  archiveOfType,
  listVariables,
  narrowedListAddress,
  typeListFacts,
  typeListOf,
} from "./archive/list-narrowing.ts";
import { DocumentList } from "./DocumentList.tsx";
import { ListHead } from "./ListHead.tsx";
import { ListPageDocument } from "./ListPage.generated.ts";

/** The documents of a type as cards, twelve per page. */
function ListPage(request: PageRequest) {
  const { type, narrowing, page: asked } = typeListOf(request);
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

export const page: PageModule = {
  Page: ListPage,
  queries: (request) => {
    const { type, narrowing, page: asked } = typeListOf(request);
    return [
      pageQuery(ListArchiveDocument, archiveOfType(type.id, narrowing)),
      ...pagesToLoad(asked).map((number) => pageQuery(ListPageDocument, listVariables(type.id, narrowing, number))),
    ];
  },
  describe: (request, read) => {
    const list = typeListOf(request);
    const variables = listVariables(list.type.id, list.narrowing, list.page);
    return listOutcome(typeListFacts(list), list.page, read(ListPageDocument, variables).data?.documents);
  },
};
