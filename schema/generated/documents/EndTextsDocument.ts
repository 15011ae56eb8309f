import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { EndTextsMutation, EndTextsMutationVariables } from '../types.ts'
import { SubscriptionFieldsFragmentDoc } from './SubscriptionFieldsFragmentDoc.ts'

export const EndTextsDocument = { kind: 'Document', documentId: '09ea3946ec0214cb54bf9f866d6e3240ce6917157dad4673a279aff153965c24', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"endTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionFields"}}]}}]}}, SubscriptionFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<EndTextsMutation, EndTextsMutationVariables>
