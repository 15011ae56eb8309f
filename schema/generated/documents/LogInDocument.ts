import { documentOf } from '../../document.ts'
import type { LogInMutation, LogInMutationVariables } from '../types.ts'
import { OfferFieldsFragmentDoc } from './OfferFieldsFragmentDoc.ts'
import { UserPromotionFieldsFragmentDoc } from './UserPromotionFieldsFragmentDoc.ts'
import { UserFieldsFragmentDoc } from './UserFieldsFragmentDoc.ts'

export const LogInDocument = /* #__PURE__ */ documentOf<LogInMutation, LogInMutationVariables>("mutation logIn($input:LogInInput!){__typename logIn(input:$input){__typename ...on AuthPayload{__typename authToken cartItemsLost user{__typename ...UserFields}}...on SecondStepNeeded{__typename challenge}...on UserError{__typename message}...on TooManyTries{__typename retryAfterSeconds}}}", [OfferFieldsFragmentDoc, UserPromotionFieldsFragmentDoc, UserFieldsFragmentDoc], "21262af81ea11894e1c9331afe572debc59fc99f45ba75a7a9ba3ffcfdcd8027")
