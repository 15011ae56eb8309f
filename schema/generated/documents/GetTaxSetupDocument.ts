import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetTaxSetupQuery, GetTaxSetupQueryVariables } from '../types.ts'
import { TaxSetupFieldsFragmentDoc } from './TaxSetupFieldsFragmentDoc.ts'

export const GetTaxSetupDocument = { kind: 'Document', documentId: '514bbad1331e1845cd1594e816b2fb1c35475a223f435efe1ba37dbd78691ab3', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getTaxSetup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"taxSetup"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaxSetupFields"}}]}}]}}, TaxSetupFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<GetTaxSetupQuery, GetTaxSetupQueryVariables>
