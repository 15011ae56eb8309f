import { documentOf } from '../../document.ts'
import type { DirectSaleFieldsFragment } from '../types.ts'
import { MemberReviewFieldsFragmentDoc } from './MemberReviewFieldsFragmentDoc.ts'

export const DirectSaleFieldsFragmentDoc = /* #__PURE__ */ documentOf<DirectSaleFieldsFragment, unknown>("fragment DirectSaleFields on DirectSale{__typename id asBuyer status statusLabel otherName otherCode isBlocked place items{__typename itemNumber title brand sizeDisplay photoId price earnings}earnings paidAt sendBy cancelsAt labelUrl carrierName trackingCode deliveredAt availableAt canCancel canReview reviewUntil myReview{__typename ...MemberReviewFields}theirReview{__typename ...MemberReviewFields}}", [MemberReviewFieldsFragmentDoc])
