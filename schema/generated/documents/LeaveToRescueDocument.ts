import { documentOf } from '../../document.ts'
import type { LeaveToRescueMutation, LeaveToRescueMutationVariables } from '../types.ts'
import { SellerItemFieldsFragmentDoc } from './SellerItemFieldsFragmentDoc.ts'

export const LeaveToRescueDocument = /* #__PURE__ */ documentOf<LeaveToRescueMutation, LeaveToRescueMutationVariables>("mutation leaveToRescue($itemNumber:Float!){__typename leaveToRescue(itemNumber:$itemNumber){__typename ...on LeaveToRescuePayload{__typename item{__typename ...SellerItemFields}}...on NotForRescue{__typename message}}}", [SellerItemFieldsFragmentDoc], "fb6b4d5f85d560f13382326fc96e56823e77f382904c40de4ba95e197e009659")
