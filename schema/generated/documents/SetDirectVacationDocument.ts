import { documentOf } from '../../document.ts'
import type { SetDirectVacationMutation, SetDirectVacationMutationVariables } from '../types.ts'
import { DirectPayoutFieldsFragmentDoc } from './DirectPayoutFieldsFragmentDoc.ts'
import { DirectListingFieldsFragmentDoc } from './DirectListingFieldsFragmentDoc.ts'
import { MemberReviewFieldsFragmentDoc } from './MemberReviewFieldsFragmentDoc.ts'
import { DirectSaleFieldsFragmentDoc } from './DirectSaleFieldsFragmentDoc.ts'
import { MemberRatingFieldsFragmentDoc } from './MemberRatingFieldsFragmentDoc.ts'
import { DirectShopFieldsFragmentDoc } from './DirectShopFieldsFragmentDoc.ts'

export const SetDirectVacationDocument = /* #__PURE__ */ documentOf<SetDirectVacationMutation, SetDirectVacationMutationVariables>("mutation setDirectVacation($until:DateTime){__typename setDirectVacation(until:$until){__typename ...on DirectShopPayload{__typename shop{__typename ...DirectShopFields}}...on DirectRefused{__typename message faults{__typename field message}}...on SignInRequired{__typename message}}}", [DirectPayoutFieldsFragmentDoc, DirectListingFieldsFragmentDoc, MemberReviewFieldsFragmentDoc, DirectSaleFieldsFragmentDoc, MemberRatingFieldsFragmentDoc, DirectShopFieldsFragmentDoc], "356b69dff3f36012d80cc51e269bd6305f33afe5ad43cd46140a44e03b3b9b19")
