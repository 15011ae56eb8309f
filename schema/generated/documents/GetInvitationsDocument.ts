import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetInvitationsQuery, GetInvitationsQueryVariables } from '../types.ts'
import { InvitationsFieldsFragmentDoc } from './InvitationsFieldsFragmentDoc.ts'

export const GetInvitationsDocument = { kind: 'Document', documentId: '2b877c265e23d724abe9530477d6f5d77ec1c2ea14a21aa6bfc7b0cb5112eb01', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getInvitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvitationsFields"}}]}}]}}, InvitationsFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<GetInvitationsQuery, GetInvitationsQueryVariables>
