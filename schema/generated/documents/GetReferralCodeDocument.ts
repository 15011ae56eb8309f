import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetReferralCodeQuery, GetReferralCodeQueryVariables } from '../types.ts'

export const GetReferralCodeDocument = { kind: 'Document', documentId: '50ec7b05e0ea2c609065604f8f4c1aea22fb8bcabb143a91c26edd97436723b9', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getReferralCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"referralCode"}}]}}] } as unknown as TypedDocumentNode<GetReferralCodeQuery, GetReferralCodeQueryVariables>
