import { documentOf } from '../../document.ts'
import type { GetStaffReturnQuery, GetStaffReturnQueryVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'
import { StaffReturnFieldsFragmentDoc } from './StaffReturnFieldsFragmentDoc.ts'

export const GetStaffReturnDocument = /* #__PURE__ */ documentOf<GetStaffReturnQuery, GetStaffReturnQueryVariables>("query getStaffReturn($code:String!){__typename staffReturn(code:$code){__typename ...StaffReturnFields}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnFieldsFragmentDoc, StaffReturnFieldsFragmentDoc], "491a19ae5e9f1368b1ac700a7fb7184c1bfa862474b9850be7484782b8d4778c")
