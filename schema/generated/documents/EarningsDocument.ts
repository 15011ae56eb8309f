import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { EarningsQuery, EarningsQueryVariables } from '../types.ts'
import { EarningsFieldsFragmentDoc } from './EarningsFieldsFragmentDoc.ts'

export const EarningsDocument = { kind: 'Document', documentId: '8fde29e0b770e7050adf87946c0d257867ae5c2e77ae157c6d5f0e11489802d3', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"earnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"earnings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EarningsFields"}}]}}]}}, EarningsFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<EarningsQuery, EarningsQueryVariables>
