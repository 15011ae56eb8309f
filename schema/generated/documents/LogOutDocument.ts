import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { LogOutMutation, LogOutMutationVariables } from '../types.ts'
import { OfferFieldsFragmentDoc } from './OfferFieldsFragmentDoc.ts'
import { UserPromotionFieldsFragmentDoc } from './UserPromotionFieldsFragmentDoc.ts'
import { UserFieldsFragmentDoc } from './UserFieldsFragmentDoc.ts'

export const LogOutDocument = { kind: 'Document', documentId: '5fb08393049d18c876cd58d115b9d5de7c9b6e84cf739bab39ef995e907c1452', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"logOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"logOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserFields"}}]}}]}}]}}, OfferFieldsFragmentDoc.definitions[0], UserPromotionFieldsFragmentDoc.definitions[0], UserFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<LogOutMutation, LogOutMutationVariables>
