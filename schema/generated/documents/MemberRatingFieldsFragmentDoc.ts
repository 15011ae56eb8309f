import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { MemberRatingFieldsFragment } from '../types.ts'

export const MemberRatingFieldsFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MemberRatingFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MemberRating"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"stars"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"soldCount"}},{"kind":"Field","name":{"kind":"Name","value":"response"}}]}}] } as unknown as TypedDocumentNode<MemberRatingFieldsFragment, unknown>
