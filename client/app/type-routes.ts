import { hasPages } from "../data/document-types.ts";
import type { DocumentType } from "../data/document-types.ts";
import type { Route, RoutedCode } from "./route.ts";

/** The routes of a document type: its list, and its documents where they have a page each. */
export function routesOfType(type: DocumentType): readonly Route[] {
  const documents = type.layout === "GUIDES" ? guidePage : documentPage;
  return [
    { path: type.listPath, type, ...pageOfList[type.layout] },
    ...(hasPages(type)
      ? [{ path: `${type.path}/${type.hasFolderAddresses ? "*" : ":slug"}`, type, ...documents }]
      : []),
  ];
}

const documentPage: RoutedCode = {
  parameters: [],
  file: "client/features/documents/DocumentPage.tsx",
  load: () => import("../features/documents/DocumentPage.tsx"),
};

const listPage: RoutedCode = {
  parameters: ["category", "tag", "year", "page"],
  file: "client/features/lists/ListPage.tsx",
  load: () => import("../features/lists/ListPage.tsx"),
};

const guidePage: RoutedCode = {
  parameters: [],
  file: "client/features/guides/GuidePage.tsx",
  load: () => import("../features/guides/GuidePage.tsx"),
};

const newsPage: RoutedCode = {
  parameters: ["category", "tag", "year", "page"],
  file: "client/features/lists/news/NewsPage.tsx",
  load: () => import("../features/lists/news/NewsPage.tsx"),
};

const legalPage: RoutedCode = {
  parameters: [],
  file: "client/features/legal/LegalPage.tsx",
  load: () => import("../features/legal/LegalPage.tsx"),
};

const glossaryPage: RoutedCode = {
  parameters: [],
  file: "client/features/glossary/GlossaryPage.tsx",
  load: () => import("../features/glossary/GlossaryPage.tsx"),
};

/** The page of each layout's list. */
const pageOfList: Readonly<Record<DocumentType["layout"], RoutedCode>> = {
  CARDS: listPage,
  ROWS: newsPage,
  GUIDES: guidePage,
  GLOSSARY: glossaryPage,
  PAGE: legalPage,
};
