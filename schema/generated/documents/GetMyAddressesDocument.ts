import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetMyAddressesQuery, GetMyAddressesQueryVariables } from '../types.ts'
import { AddressFieldsFragmentDoc } from './AddressFieldsFragmentDoc.ts'

export const GetMyAddressesDocument = { kind: 'Document', documentId: 'd0acaf1d35a1a95a4a4d873fe39105a77bc25c4a7a7b01ff988b87edfde001a7', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getMyAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"myAddresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddressFields"}}]}}]}}, AddressFieldsFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<GetMyAddressesQuery, GetMyAddressesQueryVariables>
