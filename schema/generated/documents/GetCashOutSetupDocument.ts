import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetCashOutSetupQuery, GetCashOutSetupQueryVariables } from '../types.ts'
import { EarningsFieldsFragmentDoc } from './EarningsFieldsFragmentDoc.ts'
import { CashOutSetupFieldsFragmentDoc } from './CashOutSetupFieldsFragmentDoc.ts'

export const GetCashOutSetupDocument = { kind: 'Document', documentId: '81500e881eb58ecdb0c8d47f9347845dfd162f9cef5fceace226be5ef35da1d0', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getCashOutSetup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cashOutSetup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CashOutSetupFields"}}]}}]}}, EarningsFieldsFragmentDoc.definitions[0], CashOutSetupFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<GetCashOutSetupQuery, GetCashOutSetupQueryVariables>
