import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetSavedMethodsQuery, GetSavedMethodsQueryVariables } from '../types.ts'
import { SavedMethodFieldsFragmentDoc } from './SavedMethodFieldsFragmentDoc.ts'

export const GetSavedMethodsDocument = { kind: 'Document', documentId: '1ada05e2f8b2e3956e12535940e66165fcf010409d7b9a3d80cc44345f8abcd5', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getSavedMethods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"savedMethods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedMethodFields"}}]}}]}}, SavedMethodFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<GetSavedMethodsQuery, GetSavedMethodsQueryVariables>
