import { documentOf } from '../../document.ts'
import type { GetMemberReportsQuery, GetMemberReportsQueryVariables } from '../types.ts'
import { MemberReportFieldsFragmentDoc } from './MemberReportFieldsFragmentDoc.ts'
import { MemberReportsFieldsFragmentDoc } from './MemberReportsFieldsFragmentDoc.ts'

export const GetMemberReportsDocument = /* #__PURE__ */ documentOf<GetMemberReportsQuery, GetMemberReportsQueryVariables>("query getMemberReports{__typename memberReports{__typename ...MemberReportsFields}}", [MemberReportFieldsFragmentDoc, MemberReportsFieldsFragmentDoc], "c7a152b6130948f1a86d17c8adc0cfca4273cf9671526c38661fba374ad2c746")
