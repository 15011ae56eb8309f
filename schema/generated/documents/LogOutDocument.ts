import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { LogOutMutation, LogOutMutationVariables } from '../types.ts'
import { OfferFieldsFragmentDoc } from './OfferFieldsFragmentDoc.ts'
import { UserPromotionFieldsFragmentDoc } from './UserPromotionFieldsFragmentDoc.ts'
import { UserFieldsFragmentDoc } from './UserFieldsFragmentDoc.ts'

export const LogOutDocument = { kind: 'Document', documentId: 'f46c269bf00e24393f97f846fb0bb463f3636ad51ba27ac7bf2fffd7c4d98f0f', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"logOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"logOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserFields"}}]}}]}}]}}, OfferFieldsFragmentDoc.definitions[0], UserPromotionFieldsFragmentDoc.definitions[0], UserFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<LogOutMutation, LogOutMutationVariables>
