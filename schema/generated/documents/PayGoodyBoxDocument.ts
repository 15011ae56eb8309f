import { documentOf } from '../../document.ts'
import type { PayGoodyBoxMutation, PayGoodyBoxMutationVariables } from '../types.ts'
import { ItemCardFragmentDoc } from './ItemCardFragmentDoc.ts'
import { GoodyBoxFieldsFragmentDoc } from './GoodyBoxFieldsFragmentDoc.ts'
import { GoodyBoxOutcomeFragmentDoc } from './GoodyBoxOutcomeFragmentDoc.ts'

export const PayGoodyBoxDocument = /* #__PURE__ */ documentOf<PayGoodyBoxMutation, PayGoodyBoxMutationVariables>("mutation payGoodyBox($input:PayGoodyBoxInput!){__typename payGoodyBox(input:$input){__typename ...GoodyBoxOutcome}}", [ItemCardFragmentDoc, GoodyBoxFieldsFragmentDoc, GoodyBoxOutcomeFragmentDoc], "75955027de351707a99a751cfae71bf208d975f12a8bee776f10f3168731c070")
