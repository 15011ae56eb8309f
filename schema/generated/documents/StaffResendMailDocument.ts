import { documentOf } from '../../document.ts'
import type { StaffResendMailMutation, StaffResendMailMutationVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { OrderAddressFieldsFragmentDoc } from './OrderAddressFieldsFragmentDoc.ts'
import { OrderFieldsFragmentDoc } from './OrderFieldsFragmentDoc.ts'
import { BoughtGiftCardFieldsFragmentDoc } from './BoughtGiftCardFieldsFragmentDoc.ts'
import { StaffOrderFieldsFragmentDoc } from './StaffOrderFieldsFragmentDoc.ts'
import { StaffOrderOutcomeFragmentDoc } from './StaffOrderOutcomeFragmentDoc.ts'

export const StaffResendMailDocument = /* #__PURE__ */ documentOf<StaffResendMailMutation, StaffResendMailMutationVariables>("mutation staffResendMail($input:ResendOrderMailInput!){__typename staffResendMail(input:$input){__typename ...StaffOrderOutcome}}", [ItemCardFragmentDoc, OrderAddressFieldsFragmentDoc, OrderFieldsFragmentDoc, BoughtGiftCardFieldsFragmentDoc, StaffOrderFieldsFragmentDoc, StaffOrderOutcomeFragmentDoc], "85d53ccaacb346da80f832590835de671b743c8a45a9b0019bfe82eeb6164007")
