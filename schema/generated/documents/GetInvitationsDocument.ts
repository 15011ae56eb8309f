import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetInvitationsQuery, GetInvitationsQueryVariables } from '../types.ts'
import { InvitationsFieldsFragmentDoc } from './InvitationsFieldsFragmentDoc.ts'

export const GetInvitationsDocument = { kind: 'Document', documentId: 'bdfcca34f0c9526b9c71001e918cf0154a3f6ac83a66eb1114c2be98c18109e1', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getInvitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationsFields"}}]}}]}}, InvitationsFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<GetInvitationsQuery, GetInvitationsQueryVariables>
