import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { ReturnSumFieldsFragment } from '../types.ts'

export const ReturnSumFieldsFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnSumFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnSum"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}] } as unknown as TypedDocumentNode<ReturnSumFieldsFragment, unknown>
