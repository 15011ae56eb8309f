import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetRewardsQuery, GetRewardsQueryVariables } from '../types.ts'
import { RewardsFieldsFragmentDoc } from './RewardsFieldsFragmentDoc.ts'

export const GetRewardsDocument = { kind: 'Document', documentId: 'b53dbbbe50b70e587c279388e4ddf23166a9bc78713e16954e9eb9c94eaa8b2a', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getRewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"rewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RewardsFields"}}]}}]}}, RewardsFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<GetRewardsQuery, GetRewardsQueryVariables>
