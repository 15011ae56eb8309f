import { documentOf } from '../../document.ts'
import type { GetMemberReportsQuery, GetMemberReportsQueryVariables } from '../types.ts'
import { MemberReportFieldsFragmentDoc } from './MemberReportFieldsFragmentDoc.ts'
import { MemberReportsFieldsFragmentDoc } from './MemberReportsFieldsFragmentDoc.ts'

export const GetMemberReportsDocument = /* #__PURE__ */ documentOf<GetMemberReportsQuery, GetMemberReportsQueryVariables>("query getMemberReports($page:Int!=1){__typename memberReports(page:$page){__typename ...MemberReportsFields}}", [MemberReportFieldsFragmentDoc, MemberReportsFieldsFragmentDoc], "d996970c8b33adb4ae1721db4750a67b9f1ea1c137945ecf2caf0af9013db32a")
