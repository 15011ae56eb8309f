import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetMyStorefrontQuery, GetMyStorefrontQueryVariables } from '../types.ts'
import { StorefrontFieldsFragmentDoc } from './StorefrontFieldsFragmentDoc.ts'

export const GetMyStorefrontDocument = { kind: 'Document', documentId: '98532002a8e71f28f098d271352cb57d6986bd4a367b256f6d4d1c200e5a264b', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getMyStorefront"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"myStorefront"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"StorefrontFields"}}]}}]}}, StorefrontFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<GetMyStorefrontQuery, GetMyStorefrontQueryVariables>
