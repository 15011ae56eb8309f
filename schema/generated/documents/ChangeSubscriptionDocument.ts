import { documentOf } from '../../document.ts'
import type { ChangeSubscriptionMutation, ChangeSubscriptionMutationVariables } from '../types.ts'
import { SubscriptionFieldsFragmentDoc } from './SubscriptionFieldsFragmentDoc.ts'

export const ChangeSubscriptionDocument = /* #__PURE__ */ documentOf<ChangeSubscriptionMutation, ChangeSubscriptionMutationVariables>("mutation changeSubscription($input:ChangeSubscriptionInput!){__typename changeSubscription(input:$input){__typename ...SubscriptionFields}}", [SubscriptionFieldsFragmentDoc], "42ba1b72f5b7af905f1a8f24f74931d7f87b17c04f781b735d5fd8fda034b719")
