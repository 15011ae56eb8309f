import { documentOf } from '../../document.ts'
import type { StaffResendMailMutation, StaffResendMailMutationVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { OrderAddressFieldsFragmentDoc } from './OrderAddressFieldsFragmentDoc.ts'
import { OrderFieldsFragmentDoc } from './OrderFieldsFragmentDoc.ts'
import { BoughtGiftCardFieldsFragmentDoc } from './BoughtGiftCardFieldsFragmentDoc.ts'
import { StaffOrderFieldsFragmentDoc } from './StaffOrderFieldsFragmentDoc.ts'
import { StaffOrderOutcomeFragmentDoc } from './StaffOrderOutcomeFragmentDoc.ts'

export const StaffResendMailDocument = /* #__PURE__ */ documentOf<StaffResendMailMutation, StaffResendMailMutationVariables>("mutation staffResendMail($input:ResendOrderMailInput!){__typename staffResendMail(input:$input){__typename ...StaffOrderOutcome}}", [ItemCardFragmentDoc, OrderAddressFieldsFragmentDoc, OrderFieldsFragmentDoc, BoughtGiftCardFieldsFragmentDoc, StaffOrderFieldsFragmentDoc, StaffOrderOutcomeFragmentDoc], "eb7a7678cc581f4810a1eb3863952a5439d008e1a3a0ed46e9d189d3b89545f4")
