import { documentOf } from '../../document.ts'
import type { EndTextsMutation, EndTextsMutationVariables } from '../types.ts'
import { SubscriptionFieldsFragmentDoc } from './SubscriptionFieldsFragmentDoc.ts'

export const EndTextsDocument = /* #__PURE__ */ documentOf<EndTextsMutation, EndTextsMutationVariables>("mutation endTexts{__typename endTexts{__typename ...SubscriptionFields}}", [SubscriptionFieldsFragmentDoc], "c4102bf739fbb1cac026df62f7a9d06246422e7874e04ba4f98706e23fc8d2c8")
