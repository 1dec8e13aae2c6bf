/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { RelatedDocumentFragment } from './RelatedDocument.generated.ts';
import type { DocumentHeaderFragment } from './DocumentHeader.generated.ts';
import type { DocumentBodyFragment } from './DocumentBody.generated.ts';
import type { OutlineFragment } from './Outline.generated.ts';
import type { ShareLinksFragment } from './ShareLinks.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
import { RelatedDocumentFragmentDoc } from "./RelatedDocument.generated.ts";
import { DocumentHeaderFragmentDoc } from "./DocumentHeader.generated.ts";
import { DocumentBodyFragmentDoc } from "./DocumentBody.generated.ts";
import { OutlineFragmentDoc } from "./Outline.generated.ts";
import { ShareLinksFragmentDoc } from "./ShareLinks.generated.ts";
import { unmasked } from "../../data/unmasked.ts";
import type { FragmentType } from "@apollo/client";
export type DocumentArticleFragment = (
  { readonly slug: string, readonly readingMinutes: number | null, readonly editUrl: string | null, readonly related: ReadonlyArray<(
    { readonly slug: string }
    & { ' $fragmentRefs'?: { 'RelatedDocumentFragment': RelatedDocumentFragment } }
  )> | null }
  & { ' $fragmentRefs'?: { 'DocumentHeaderFragment': DocumentHeaderFragment;'DocumentBodyFragment': DocumentBodyFragment;'OutlineFragment': OutlineFragment;'ShareLinksFragment': ShareLinksFragment } }
) & { ' $fragmentName'?: 'DocumentArticleFragment' };

export const DocumentArticleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentArticle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"editUrl"}},{"kind":"Field","name":{"kind":"Name","value":"related"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelatedDocument"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentHeader"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentBody"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Outline"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShareLinks"}}]}},...new Set([...RelatedDocumentFragmentDoc.definitions,...DocumentHeaderFragmentDoc.definitions,...DocumentBodyFragmentDoc.definitions,...OutlineFragmentDoc.definitions,...ShareLinksFragmentDoc.definitions])]} as unknown as DocumentNode<DocumentArticleFragment, unknown>;

/** The fields of the fragment `DocumentArticle`, of an object whose query spreads it. */
export const useDocumentArticleFragment = (from: FragmentType<typeof DocumentArticleFragmentDoc>) =>
  unmasked(DocumentArticleFragmentDoc, from);