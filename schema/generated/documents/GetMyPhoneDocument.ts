import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetMyPhoneQuery, GetMyPhoneQueryVariables } from '../types.ts'
import { MyPhoneFieldsFragmentDoc } from './MyPhoneFieldsFragmentDoc.ts'

export const GetMyPhoneDocument = { kind: 'Document', documentId: '10d24b895e6b7775083518355d0435c539c156adc8bb4748c584cd69223b4b8c', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getMyPhone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"myPhone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyPhoneFields"}}]}}]}}, MyPhoneFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<GetMyPhoneQuery, GetMyPhoneQueryVariables>
