import { documentOf } from '../../document.ts'
import type { ChangePasswordByMailMutation, ChangePasswordByMailMutationVariables } from '../types.ts'
import { OfferFieldsFragmentDoc } from './OfferFieldsFragmentDoc.ts'
import { UserPromotionFieldsFragmentDoc } from './UserPromotionFieldsFragmentDoc.ts'
import { UserFieldsFragmentDoc } from './UserFieldsFragmentDoc.ts'

export const ChangePasswordByMailDocument = /* #__PURE__ */ documentOf<ChangePasswordByMailMutation, ChangePasswordByMailMutationVariables>("mutation changePasswordByMail($input:ChangePasswordByMailInput!){__typename changePasswordByMail(input:$input){__typename ...on AuthPayload{__typename authToken cartItemsLost user{__typename ...UserFields}}...on SecondStepNeeded{__typename challenge}...on UserError{__typename message}...on InvalidInput{__typename fields{__typename field message}}}}", [OfferFieldsFragmentDoc, UserPromotionFieldsFragmentDoc, UserFieldsFragmentDoc], "49a8df6751c4052f620e0e3fbac9f2547ddc4a726c04f8b2463d4b9bdd44dcb1")
