import { documentOf } from '../../document.ts'
import type { SignUpMutation, SignUpMutationVariables } from '../types.ts'
import { OfferFieldsFragmentDoc } from './OfferFieldsFragmentDoc.ts'
import { UserPromotionFieldsFragmentDoc } from './UserPromotionFieldsFragmentDoc.ts'
import { UserFieldsFragmentDoc } from './UserFieldsFragmentDoc.ts'

export const SignUpDocument = /* #__PURE__ */ documentOf<SignUpMutation, SignUpMutationVariables>("mutation signUp($input:SignUpInput!){__typename signUp(input:$input){__typename ...on AuthPayload{__typename authToken cartItemsLost user{__typename ...UserFields}}...on UserError{__typename message}...on InvalidInput{__typename fields{__typename field message}}...on TooManyTries{__typename retryAfterSeconds}}}", [OfferFieldsFragmentDoc, UserPromotionFieldsFragmentDoc, UserFieldsFragmentDoc], "502d12de6c258a2e5c84c4af01568d67e681deeb63aa05694a3efb65828a154a")
