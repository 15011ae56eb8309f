import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { EndTextsMutation, EndTextsMutationVariables } from '../types.ts'
import { SubscriptionFieldsFragmentDoc } from './SubscriptionFieldsFragmentDoc.ts'

export const EndTextsDocument = { kind: 'Document', documentId: 'c4102bf739fbb1cac026df62f7a9d06246422e7874e04ba4f98706e23fc8d2c8', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"endTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"endTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubscriptionFields"}}]}}]}}, SubscriptionFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<EndTextsMutation, EndTextsMutationVariables>
