import { documentOf } from '../../document.ts'
import type { LogOutMutation, LogOutMutationVariables } from '../types.ts'
import { OfferFieldsFragmentDoc } from './OfferFieldsFragmentDoc.ts'
import { UserPromotionFieldsFragmentDoc } from './UserPromotionFieldsFragmentDoc.ts'
import { UserFieldsFragmentDoc } from './UserFieldsFragmentDoc.ts'

export const LogOutDocument = /* #__PURE__ */ documentOf<LogOutMutation, LogOutMutationVariables>("mutation logOut{__typename logOut{__typename user{__typename ...UserFields}}}", [OfferFieldsFragmentDoc, UserPromotionFieldsFragmentDoc, UserFieldsFragmentDoc], "5fb08393049d18c876cd58d115b9d5de7c9b6e84cf739bab39ef995e907c1452")
