import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetFollowsQuery, GetFollowsQueryVariables } from '../types.ts'
import { FollowFieldsFragmentDoc } from './FollowFieldsFragmentDoc.ts'

export const GetFollowsDocument = { kind: 'Document', documentId: 'a7e6c1aa6c93210f84c740c4d9e9a624abdf168e18798a9a5b2c9e5a9b4f442c', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getFollows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"follows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowFields"}}]}}]}}, FollowFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<GetFollowsQuery, GetFollowsQueryVariables>
