import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetSecurityQuery, GetSecurityQueryVariables } from '../types.ts'
import { SecurityFieldsFragmentDoc } from './SecurityFieldsFragmentDoc.ts'

export const GetSecurityDocument = { kind: 'Document', documentId: '1ccdc294c2fc44bc001771df13b15d43034c6936bc62da8ef7049c7ce1217fb2', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getSecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"security"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecurityFields"}}]}}]}}, SecurityFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<GetSecurityQuery, GetSecurityQueryVariables>
