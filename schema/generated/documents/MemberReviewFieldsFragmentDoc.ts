import { documentOf } from '../../document.ts'
import type { MemberReviewFieldsFragment } from '../types.ts'

export const MemberReviewFieldsFragmentDoc = /* #__PURE__ */ documentOf<MemberReviewFieldsFragment, unknown>("fragment MemberReviewFields on MemberReview{__typename id by stars words writtenAt changedAt ofSeller isOwn isRemoved earlier{__typename stars words at}}", [])
