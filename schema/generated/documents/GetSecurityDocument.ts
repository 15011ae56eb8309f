import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetSecurityQuery, GetSecurityQueryVariables } from '../types.ts'
import { SecurityFieldsFragmentDoc } from './SecurityFieldsFragmentDoc.ts'

export const GetSecurityDocument = { kind: 'Document', documentId: 'd6ec73dca67b4a05031c603cef0f808beb3bd2a732845af62309348a1cedce0c', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getSecurity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"security"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecurityFields"}}]}}]}}, SecurityFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<GetSecurityQuery, GetSecurityQueryVariables>
