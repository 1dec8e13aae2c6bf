/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type RelatedDocumentFragment = { readonly slug: string, readonly path: string, readonly subject: string, readonly metaDescription: string | null } & { ' $fragmentName'?: 'RelatedDocumentFragment' };

export const RelatedDocumentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelatedDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"metaDescription"}}]}}]} as unknown as DocumentNode<RelatedDocumentFragment, unknown>;