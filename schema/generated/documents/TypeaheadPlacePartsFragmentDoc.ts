import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { TypeaheadPlacePartsFragment } from '../types.ts'

export const TypeaheadPlacePartsFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TypeaheadPlaceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TypeaheadPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"within"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}] } as unknown as TypedDocumentNode<TypeaheadPlacePartsFragment, unknown>
