import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { ChildSizesFieldsFragment } from '../types.ts'

export const ChildSizesFieldsFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChildSizesFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChildSizes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sizingIds"}}]}}] } as unknown as TypedDocumentNode<ChildSizesFieldsFragment, unknown>
