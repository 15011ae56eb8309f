import { documentOf } from '../../document.ts'
import type { PlaceRescueOutcomeFragment } from '../types.ts'

export const PlaceRescueOutcomeFragmentDoc = /* #__PURE__ */ documentOf<PlaceRescueOutcomeFragment, unknown>("fragment PlaceRescueOutcome on PlaceRescueResult{__typename ...on RescueOrderPlaced{__typename orderUuid}...on OrderPending{__typename orderId message}...on PaymentApprovalNeeded{__typename orderId url}...on UserError{__typename message}...on PaymentDeclined{__typename declineCode:code}...on CheckoutIncomplete{__typename missing}}", [])
