import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetDrawsQuery, GetDrawsQueryVariables } from '../types.ts'
import { DrawFieldsFragmentDoc } from './DrawFieldsFragmentDoc.ts'
import { DrawsFieldsFragmentDoc } from './DrawsFieldsFragmentDoc.ts'

export const GetDrawsDocument = { kind: 'Document', documentId: '6f744ad2526cb65f875aced6def8386333a3fed3b943b2ef84f2e28e5eab44e3', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getDraws"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"draws"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DrawsFields"}}]}}]}}, DrawFieldsFragmentDoc.definitions[0], DrawsFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<GetDrawsQuery, GetDrawsQueryVariables>
