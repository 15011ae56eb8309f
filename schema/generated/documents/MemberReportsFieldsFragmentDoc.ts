import { documentOf } from '../../document.ts'
import type { MemberReportsFieldsFragment } from '../types.ts'
import { MemberReportFieldsFragmentDoc } from './MemberReportFieldsFragmentDoc.ts'

export const MemberReportsFieldsFragmentDoc = /* #__PURE__ */ documentOf<MemberReportsFieldsFragment, unknown>("fragment MemberReportsFields on MemberReports{__typename open{__typename ...MemberReportFields}openCount decided{__typename ...MemberReportFields}}", [MemberReportFieldsFragmentDoc])
