import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetPasskeysQuery, GetPasskeysQueryVariables } from '../types.ts'
import { PasskeyFieldsFragmentDoc } from './PasskeyFieldsFragmentDoc.ts'

export const GetPasskeysDocument = { kind: 'Document', documentId: 'b2cf9b1d930f202435b75091a9f5f608e6318b4025da8f1f788267c166b96945', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getPasskeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PasskeyFields"}}]}}]}}, PasskeyFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<GetPasskeysQuery, GetPasskeysQueryVariables>
