import { documentOf } from '../../document.ts'
import type { OpenDirectShopMutation, OpenDirectShopMutationVariables } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'
import { MemberReviewFieldsFragmentDoc } from './MemberReviewFieldsFragmentDoc.ts'
import { DirectSaleFieldsFragmentDoc } from './DirectSaleFieldsFragmentDoc.ts'
import { MemberRatingFieldsFragmentDoc } from './MemberRatingFieldsFragmentDoc.ts'
import { DirectShopFieldsFragmentDoc } from './DirectShopFieldsFragmentDoc.ts'

export const OpenDirectShopDocument = /* #__PURE__ */ documentOf<OpenDirectShopMutation, OpenDirectShopMutationVariables>("mutation openDirectShop($input:OpenDirectShopInput!){__typename openDirectShop(input:$input){__typename ...on DirectShopPayload{__typename shop{__typename ...DirectShopFields}}...on DirectRefused{__typename message faults{__typename field message}}...on SignInRequired{__typename message}}}", [DirectPayoutFieldsFragmentDoc, DirectListingFieldsFragmentDoc, MemberReviewFieldsFragmentDoc, DirectSaleFieldsFragmentDoc, MemberRatingFieldsFragmentDoc, DirectShopFieldsFragmentDoc], "7000cbcfa89ed07086241c2bec6ce1b8e60f0edd039a5721db27725a6f4b30df")
