import { documentOf } from '../../document.ts'
import type { MemberRatingFieldsFragment } from '../types.ts'

export const MemberRatingFieldsFragmentDoc = /* #__PURE__ */ documentOf<MemberRatingFieldsFragment, unknown>("fragment MemberRatingFields on MemberRating{__typename stars count soldCount response}", [])
