import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetCashOutSetupQuery, GetCashOutSetupQueryVariables } from '../types.ts'
import { EarningsFieldsFragmentDoc } from './EarningsFieldsFragmentDoc.ts'
import { CashOutSetupFieldsFragmentDoc } from './CashOutSetupFieldsFragmentDoc.ts'

export const GetCashOutSetupDocument = { kind: 'Document', documentId: 'c9574efeab17bdf14a5d60c8808bf2c8f7ed375b619470a7fb27348ab0e16f15', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getCashOutSetup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cashOutSetup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CashOutSetupFields"}}]}}]}}, EarningsFieldsFragmentDoc.definitions[0], CashOutSetupFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<GetCashOutSetupQuery, GetCashOutSetupQueryVariables>
