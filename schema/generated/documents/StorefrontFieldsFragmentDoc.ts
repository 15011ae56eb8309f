import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { StorefrontFieldsFragment } from '../types.ts'

export const StorefrontFieldsFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StorefrontFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StorefrontSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"showsPieces"}}]}}] } as unknown as TypedDocumentNode<StorefrontFieldsFragment, unknown>
