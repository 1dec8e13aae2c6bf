/** The hash that stands for each operation. Made by `npm run codegen`: never edited. */
export const persistedDocuments: Readonly<Record<string, string>> = {
  AuthorPage: "8b8ac26097f0df0b5b9bda535c7f4a86fe6f85ed2d26c079249add66118a9d00",
  AuthorsPage: "b8a905726e176da380cf61a07d02914ad0f3cf4d832adb185cf69716721d4284",
  DocumentPage: "e2c001b08f0c524face45576955681c2cd0332d6ed2b96fcbdaec4816c9e7079",
  GlossaryPage: "fb2ec33dc84a73ca1b251034c704151d317652116c8b8644a119816b13ae2a44",
  HomePage: "39c610ce9c9a0de30bd515b0268d54ba0bade46c249e7f64a5e30d33b27d56b5",
  LegalPage: "631d8831bba7acc7eb3b175944fba9a06c5f4bf601e29760f6fae2fb71f4af77",
  ListPage: "2e4c79e373e2c4f0c0df0a49fe2ddfc9fc44078debb1c6d88d188d4aa0eb6ea3",
  MissingPage: "fa7f3208bf4885824c93cad9a4a9c2aff2993ff2e9f60d71a8bcf3cf93f375a8",
  RateDocument: "eac67928e02f62955b28da3c19d5d8944b5ecaf7f0efee4dd5aae9bdb6c01ed4",
  SearchHits: "6f3a29e5bcb5d87b8d983d9c23a6686ed8fcc800913f49af47d0c394e91c0bc3",
  SearchPage: "8447fa42d0a11fc6bbeec668d0a801b1287a11133157e4cff3ca7bbdd562f0e1",
  SiteChrome: "7f8fad8c4bcfd44f5376827892f442119c17554e05b4b7f7621a3871b39a5561",
  ViewerAddress: "4fb203e931441ad1383046bd330ca9964286e75701fbae5748556a2f0307010b",
};
