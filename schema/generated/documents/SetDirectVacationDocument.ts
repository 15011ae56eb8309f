import { documentOf } from '../../document.ts'
import type { SetDirectVacationMutation, SetDirectVacationMutationVariables } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'
import { MemberReviewFieldsFragmentDoc } from './MemberReviewFieldsFragmentDoc.ts'
import { DirectSaleFieldsFragmentDoc } from './DirectSaleFieldsFragmentDoc.ts'
import { MemberRatingFieldsFragmentDoc } from './MemberRatingFieldsFragmentDoc.ts'
import { DirectShopFieldsFragmentDoc } from './DirectShopFieldsFragmentDoc.ts'

export const SetDirectVacationDocument = /* #__PURE__ */ documentOf<SetDirectVacationMutation, SetDirectVacationMutationVariables>("mutation setDirectVacation($until:DateTime){__typename setDirectVacation(until:$until){__typename ...on DirectShopPayload{__typename shop{__typename ...DirectShopFields}}...on DirectRefused{__typename message faults{__typename field message}}...on SignInRequired{__typename message}}}", [DirectPayoutFieldsFragmentDoc, DirectListingFieldsFragmentDoc, MemberReviewFieldsFragmentDoc, DirectSaleFieldsFragmentDoc, MemberRatingFieldsFragmentDoc, DirectShopFieldsFragmentDoc], "a54b4481af50d5dd7db92ae640e27b3e25efdeea6a708ec941238327f19d2777")
