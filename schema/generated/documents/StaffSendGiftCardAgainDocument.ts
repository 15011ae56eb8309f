import { documentOf } from '../../document.ts'
import type { StaffSendGiftCardAgainMutation, StaffSendGiftCardAgainMutationVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { OrderAddressFieldsFragmentDoc } from './OrderAddressFieldsFragmentDoc.ts'
import { OrderFieldsFragmentDoc } from './OrderFieldsFragmentDoc.ts'
import { BoughtGiftCardFieldsFragmentDoc } from './BoughtGiftCardFieldsFragmentDoc.ts'
import { StaffOrderFieldsFragmentDoc } from './StaffOrderFieldsFragmentDoc.ts'

export const StaffSendGiftCardAgainDocument = /* #__PURE__ */ documentOf<StaffSendGiftCardAgainMutation, StaffSendGiftCardAgainMutationVariables>("mutation staffSendGiftCardAgain($input:StaffSendGiftCardAgainInput!){__typename staffSendGiftCardAgain(input:$input){__typename ...on StaffOrderPayload{__typename staffOrder{__typename ...StaffOrderFields}}...on UserError{__typename message}...on InvalidInput{__typename fields{__typename field message}}}}", [ItemCardFragmentDoc, OrderAddressFieldsFragmentDoc, OrderFieldsFragmentDoc, BoughtGiftCardFieldsFragmentDoc, StaffOrderFieldsFragmentDoc], "e0a86a35937b6adf08b5d840c6c02baf4e8e01d146ea0cb4b2c1cb92692b284e")
