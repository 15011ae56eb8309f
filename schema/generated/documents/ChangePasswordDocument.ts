import { documentOf } from '../../document.ts'
import type { ChangePasswordMutation, ChangePasswordMutationVariables } from '../types.ts'
import { OfferFieldsFragmentDoc } from './OfferFieldsFragmentDoc.ts'
import { UserPromotionFieldsFragmentDoc } from './UserPromotionFieldsFragmentDoc.ts'
import { UserFieldsFragmentDoc } from './UserFieldsFragmentDoc.ts'

export const ChangePasswordDocument = /* #__PURE__ */ documentOf<ChangePasswordMutation, ChangePasswordMutationVariables>("mutation changePassword($input:ChangePasswordInput!){__typename changePassword(input:$input){__typename ...on AuthPayload{__typename authToken cartItemsLost user{__typename ...UserFields}}...on UserError{__typename message}...on InvalidInput{__typename fields{__typename field message}}...on TooManyTries{__typename retryAfterSeconds}}}", [OfferFieldsFragmentDoc, UserPromotionFieldsFragmentDoc, UserFieldsFragmentDoc], "37858dcff2324e2127f1b99112bdfd20b73d96612d8ee879fd39c10eab1e411f")
