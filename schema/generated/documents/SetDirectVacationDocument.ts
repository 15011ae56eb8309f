import { documentOf } from '../../document.ts'
import type { SetDirectVacationMutation, SetDirectVacationMutationVariables } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'
import { MemberReviewFieldsFragmentDoc } from './MemberReviewFieldsFragmentDoc.ts'
import { DirectSaleFieldsFragmentDoc } from './DirectSaleFieldsFragmentDoc.ts'
import { MemberRatingFieldsFragmentDoc } from './MemberRatingFieldsFragmentDoc.ts'
import { DirectShopFieldsFragmentDoc } from './DirectShopFieldsFragmentDoc.ts'

export const SetDirectVacationDocument = /* #__PURE__ */ documentOf<SetDirectVacationMutation, SetDirectVacationMutationVariables>("mutation setDirectVacation($until:DateTime){__typename setDirectVacation(until:$until){__typename ...on DirectShopPayload{__typename shop{__typename ...DirectShopFields}}...on DirectRefused{__typename message faults{__typename field message}}...on SignInRequired{__typename message}}}", [DirectPayoutFieldsFragmentDoc, DirectListingFieldsFragmentDoc, MemberReviewFieldsFragmentDoc, DirectSaleFieldsFragmentDoc, MemberRatingFieldsFragmentDoc, DirectShopFieldsFragmentDoc], "ff1468b1d84ceaeb381ccf6e82b379e7e1111304afca00a3e4572a22cec65067")
