import { documentOf } from '../../document.ts'
import type { StaffSendGiftCardAgainMutation, StaffSendGiftCardAgainMutationVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { OrderAddressFieldsFragmentDoc } from './OrderAddressFieldsFragmentDoc.ts'
import { OrderFieldsFragmentDoc } from './OrderFieldsFragmentDoc.ts'
import { BoughtGiftCardFieldsFragmentDoc } from './BoughtGiftCardFieldsFragmentDoc.ts'
import { StaffOrderFieldsFragmentDoc } from './StaffOrderFieldsFragmentDoc.ts'

export const StaffSendGiftCardAgainDocument = /* #__PURE__ */ documentOf<StaffSendGiftCardAgainMutation, StaffSendGiftCardAgainMutationVariables>("mutation staffSendGiftCardAgain($input:StaffSendGiftCardAgainInput!){__typename staffSendGiftCardAgain(input:$input){__typename ...on StaffOrderPayload{__typename staffOrder{__typename ...StaffOrderFields}}...on UserError{__typename message}...on InvalidInput{__typename fields{__typename field message}}}}", [ItemCardFragmentDoc, OrderAddressFieldsFragmentDoc, OrderFieldsFragmentDoc, BoughtGiftCardFieldsFragmentDoc, StaffOrderFieldsFragmentDoc], "f7b1f9d0eec8b62a7606d06337fe72b3835430471978e3e194cea3fcf9b4276f")
