import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { DirectPayoutFieldsFragment } from '../types.ts'

export const DirectPayoutFieldsFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DirectPayoutFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectPayout"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"feePercent"}},{"kind":"Field","name":{"kind":"Name","value":"earnings"}}]}}] } as unknown as TypedDocumentNode<DirectPayoutFieldsFragment, unknown>
