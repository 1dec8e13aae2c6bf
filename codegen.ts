import type { CodegenConfig } from "@graphql-codegen/cli";
import type { DocumentNode } from "graphql";
import { toPersistedDocuments } from "./codegen/document-text.ts";

const scalars = {
  DateTime: "string",
  HTML: "string",
  URL: "string",
  JSONObject: "Record<string, unknown>",
};

const shared = { scalars, enumsAsTypes: true, useTypeImports: true, immutableTypes: true } as const;

const config: CodegenConfig = {
  schema: "schema.graphql",
  documents: ["client/**/*.graphql"],
  ignoreNoDocuments: true,
  emitLegacyCommonJSImports: false,
  importExtension: ".ts",
  generates: {
    "gateway/generated/resolvers.ts": {
      plugins: ["./codegen/schema-types.ts", "typescript-resolvers"],
      config: {
        ...shared,
        namespacedImportName: "Schema",
        contextType: "../graphql/context.ts#GatewayContext",
        useIndexSignature: false,
        makeResolverTypeCallable: true,
        mappers: {
          Document: "../features/documents/mapped.ts#MappedDocument",
          DocumentLink: "../features/navigation/mapped.ts#MappedDocumentLink",
          DocumentPage: "../features/documents/mapped.ts#MappedDocumentPage",
          NarrowedDocuments: "../features/documents/narrowed-documents.ts#MappedNarrowedDocuments",
          DocumentGroupPage: "../features/documents/mapped.ts#MappedGroupPage",
          SearchResult: "../features/search/mapped.ts#MappedSearchResult",
          SearchResults: "../features/search/mapped.ts#MappedSearchResults",
          Author: "../docs-api/payloads/author.ts#AuthorPayload",
          AuthorPage: "../features/authors/mapped.ts#MappedAuthorPage",
          GlossaryEntry: "../docs-api/payloads/document.ts#DocumentPayload",
          Navigation: "../features/navigation/mapped.ts#MappedNavigation",
          Sitemap: "../features/sitemap/loaders.ts#MappedSitemap",
          Site: "../site/site.ts#SiteFacts",
          Topic: "../site/site.ts#SiteTopic",
          Home: "../site/site-home.ts#SiteHome",
          Page: "../site/site-pages.ts#PageOfSite",
          PageForm: "../site/site-pages.ts#PageForm",
          HomeTopics: "../features/site/mapped.ts#MappedHomeTopics",
          HomeLatest: "../features/site/mapped.ts#MappedHomeLatest",
          HomeText: "../features/site/mapped.ts#MappedHomeText",
          SiteNavigation: "../site/site-navigation.ts#SiteNavigation",
          HomeList: "../features/site/mapped.ts#MappedHomeList",
          HomeLinks: "../features/site/mapped.ts#MappedHomeLinks",
          NavigationCategory: "../features/navigation/mapped.ts#MappedCategory",
          ApiReferencePage: "../features/reference/api-reference.ts#ReferencePage",
          ApiReferenceExample: "../features/reference/example/example-operation.ts#ExampleOperation",
          Viewer: "../features/viewer/mapped.ts#MappedViewer",
        },
      },
    },
    // Plain schema types, without the resolvers' mappers.
    "gateway/generated/schema.ts": { plugins: ["typescript"], config: shared },
    "client/generated/schema.ts": {
      plugins: ["typescript"],
      config: { ...shared, onlyEnums: false },
    },
    "client/generated/possible-types.ts": { plugins: ["./codegen/possible-types.ts"] },
    "gateway/generated/persisted-documents.ts": { plugins: ["./codegen/persisted-documents.ts"] },
    "client/": {
      preset: "near-operation-file",
      presetConfig: { baseTypesPath: "generated/schema.ts", extension: ".generated.ts" },
      plugins: ["typescript-operations", "./codegen/operation-documents.ts", "./codegen/query-hooks.ts"],
      config: {
        ...shared,
        dataFolder: "data/",
        documentNodeImport: "@apollo/client#TypedDocumentNode",
        inlineFragmentTypes: "mask",
        customDirectives: { apolloUnmask: true },
        optimizeDocumentNode: true,
        nonOptionalTypename: false,
        skipTypename: false,
        // Embeds each operation's hash in its document, so that a page loads only the hashes of its own operations.
        unstable_onExecutableDocumentNode: ({ definitions }: DocumentNode) => ({
          hash: toPersistedDocuments(definitions)[0]?.hash,
        }),
      },
    },
  },
};

export default config;
