import { documentOf } from '../../document.ts'
import type { ChangeNameMutation, ChangeNameMutationVariables } from '../types.ts'
import { OfferFieldsFragmentDoc } from './OfferFieldsFragmentDoc.ts'
import { UserPromotionFieldsFragmentDoc } from './UserPromotionFieldsFragmentDoc.ts'
import { UserFieldsFragmentDoc } from './UserFieldsFragmentDoc.ts'

export const ChangeNameDocument = /* #__PURE__ */ documentOf<ChangeNameMutation, ChangeNameMutationVariables>("mutation changeName($firstName:String!$lastName:String!){__typename changeName(firstName:$firstName lastName:$lastName){__typename ...on NamePayload{__typename user{__typename ...UserFields}}...on UserError{__typename message}...on InvalidInput{__typename fields{__typename field message}}}}", [OfferFieldsFragmentDoc, UserPromotionFieldsFragmentDoc, UserFieldsFragmentDoc], "13fed9e82b242dca2c5db5ae9216058ae02605938bc1da1b89d3541de55531b5")
