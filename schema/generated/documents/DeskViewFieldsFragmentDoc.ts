import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DeskViewFieldsFragment } from '../types.ts'

export const DeskViewFieldsFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskViewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"screen"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}}]}}] } as unknown as TypedDocumentNode<DeskViewFieldsFragment, unknown>
