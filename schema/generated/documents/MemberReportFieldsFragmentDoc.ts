import { documentOf } from '../../document.ts'
import type { MemberReportFieldsFragment } from '../types.ts'

export const MemberReportFieldsFragmentDoc = /* #__PURE__ */ documentOf<MemberReportFieldsFragment, unknown>("fragment MemberReportFields on MemberReport{__typename id kind kindLabel aboutName aboutCode reported path versions{__typename stars words at}reports{__typename reason words at}warnings isSuspended acts decision note decidedAt decidedByName canLift}", [])
