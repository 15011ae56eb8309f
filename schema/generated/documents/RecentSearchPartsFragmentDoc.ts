import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { RecentSearchPartsFragment } from '../types.ts'

export const RecentSearchPartsFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecentSearchParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecentSearch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"searchedAt"}}]}}] } as unknown as TypedDocumentNode<RecentSearchPartsFragment, unknown>
