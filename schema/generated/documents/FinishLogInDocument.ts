import { documentOf } from '../../document.ts'
import type { FinishLogInMutation, FinishLogInMutationVariables } from '../types.ts'
import { OfferFieldsFragmentDoc } from './OfferFieldsFragmentDoc.ts'
import { UserPromotionFieldsFragmentDoc } from './UserPromotionFieldsFragmentDoc.ts'
import { UserFieldsFragmentDoc } from './UserFieldsFragmentDoc.ts'

export const FinishLogInDocument = /* #__PURE__ */ documentOf<FinishLogInMutation, FinishLogInMutationVariables>("mutation finishLogIn($input:FinishLogInInput!){__typename finishLogIn(input:$input){__typename ...on AuthPayload{__typename authToken cartItemsLost user{__typename ...UserFields}}...on UserError{__typename message}...on TooManyTries{__typename retryAfterSeconds}}}", [OfferFieldsFragmentDoc, UserPromotionFieldsFragmentDoc, UserFieldsFragmentDoc], "fd278b1a93b733c6923a2d2fc7c71107224fb0f88b614126756155bc960f1f92")
