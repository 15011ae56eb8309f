import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetRewardsQuery, GetRewardsQueryVariables } from '../types.ts'
import { RewardsFieldsFragmentDoc } from './RewardsFieldsFragmentDoc.ts'

export const GetRewardsDocument = { kind: 'Document', documentId: 'd87449dd441054d34b20c68560d63df02f5720b96c2b2e23683b3816d9eaf168', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getRewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"rewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RewardsFields"}}]}}]}}, RewardsFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<GetRewardsQuery, GetRewardsQueryVariables>
