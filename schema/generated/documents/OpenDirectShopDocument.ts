import { documentOf } from '../../document.ts'
import type { OpenDirectShopMutation, OpenDirectShopMutationVariables } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'
import { MemberReviewFieldsFragmentDoc } from './MemberReviewFieldsFragmentDoc.ts'
import { DirectSaleFieldsFragmentDoc } from './DirectSaleFieldsFragmentDoc.ts'
import { MemberRatingFieldsFragmentDoc } from './MemberRatingFieldsFragmentDoc.ts'
import { DirectShopFieldsFragmentDoc } from './DirectShopFieldsFragmentDoc.ts'

export const OpenDirectShopDocument = /* #__PURE__ */ documentOf<OpenDirectShopMutation, OpenDirectShopMutationVariables>("mutation openDirectShop($input:OpenDirectShopInput!){__typename openDirectShop(input:$input){__typename ...on DirectShopPayload{__typename shop{__typename ...DirectShopFields}}...on DirectRefused{__typename message faults{__typename field message}}...on SignInRequired{__typename message}}}", [DirectPayoutFieldsFragmentDoc, DirectListingFieldsFragmentDoc, MemberReviewFieldsFragmentDoc, DirectSaleFieldsFragmentDoc, MemberRatingFieldsFragmentDoc, DirectShopFieldsFragmentDoc], "30a4729c34561244b4cdd17e44e523ff0b30047ca818a6634c5267ebe37ce969")
