import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { LeavePaymentMutation, LeavePaymentMutationVariables } from '../types.ts'
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

export const LeavePaymentDocument = { kind: 'Document', documentId: 'a9ab6976e3ea350ded4124ce5ff1fd9575b69bd20cf9f06ccdd6afbc561377a1', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"leavePayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"leavePayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"attemptKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaceOrderOutcome"}}]}}]}}, ItemCardFragmentDoc.definitions[0], OrderAddressFieldsFragmentDoc.definitions[0], OrderFieldsFragmentDoc.definitions[0], CartGiftCardFieldsFragmentDoc.definitions[0], AppliedGiftCardFieldsFragmentDoc.definitions[0], CartTotalsFieldsFragmentDoc.definitions[0], BundleFieldsFragmentDoc.definitions[0], CartShippingFieldsFragmentDoc.definitions[0], CartFieldsFragmentDoc.definitions[0], PlaceOrderOutcomeFragmentDoc.definitions[0]] } as unknown as TypedDocumentNode<LeavePaymentMutation, LeavePaymentMutationVariables>
