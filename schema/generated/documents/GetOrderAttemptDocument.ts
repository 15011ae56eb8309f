import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { GetOrderAttemptQuery, GetOrderAttemptQueryVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { OrderAddressFieldsFragmentDoc } from './OrderAddressFieldsFragmentDoc.ts'
import { OrderFieldsFragmentDoc } from './OrderFieldsFragmentDoc.ts'
import { CartGiftCardFieldsFragmentDoc } from './CartGiftCardFieldsFragmentDoc.ts'
import { AppliedGiftCardFieldsFragmentDoc } from './AppliedGiftCardFieldsFragmentDoc.ts'
import { CartTotalsFieldsFragmentDoc } from './CartTotalsFieldsFragmentDoc.ts'
import { BundleFieldsFragmentDoc } from './BundleFieldsFragmentDoc.ts'
import { CartShippingFieldsFragmentDoc } from './CartShippingFieldsFragmentDoc.ts'
import { CartFieldsFragmentDoc } from './CartFieldsFragmentDoc.ts'
import { PlaceOrderOutcomeFragmentDoc } from './PlaceOrderOutcomeFragmentDoc.ts'

export const GetOrderAttemptDocument = { kind: 'Document', documentId: '58bf7af848dbaff6b6d65e85a712f1ef8b1a6ea4f3e9e5e49b6bccc5a5dda94d', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"getOrderAttempt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"orderAttempt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"attemptKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceOrderOutcome"}}]}}]}}, ItemCardFragmentDoc.definitions[0], OrderAddressFieldsFragmentDoc.definitions[0], OrderFieldsFragmentDoc.definitions[0], CartGiftCardFieldsFragmentDoc.definitions[0], AppliedGiftCardFieldsFragmentDoc.definitions[0], CartTotalsFieldsFragmentDoc.definitions[0], BundleFieldsFragmentDoc.definitions[0], CartShippingFieldsFragmentDoc.definitions[0], CartFieldsFragmentDoc.definitions[0], PlaceOrderOutcomeFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<GetOrderAttemptQuery, GetOrderAttemptQueryVariables>
