import { documentOf } from '../../document.ts'
import type { ReserveGoodyOutcomeFragment } from '../types.ts'

export const ReserveGoodyOutcomeFragmentDoc = /* #__PURE__ */ documentOf<ReserveGoodyOutcomeFragment, unknown>("fragment ReserveGoodyOutcome on ReserveGoodyBoxResult{__typename ...on GoodyReserved{__typename boxId}...on OrderPending{__typename orderId message}...on PaymentApprovalNeeded{__typename orderId url}...on UserError{__typename message}...on PaymentDeclined{__typename declineCode:code}...on CheckoutIncomplete{__typename missing}}", [])
