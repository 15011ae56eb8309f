import { documentOf } from '../../document.ts'
import type { GetStaffReturnQuery, GetStaffReturnQueryVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'
import { StaffReturnFieldsFragmentDoc } from './StaffReturnFieldsFragmentDoc.ts'

export const GetStaffReturnDocument = /* #__PURE__ */ documentOf<GetStaffReturnQuery, GetStaffReturnQueryVariables>("query getStaffReturn($code:String!){__typename staffReturn(code:$code){__typename ...StaffReturnFields}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, ReturnFieldsFragmentDoc, StaffReturnFieldsFragmentDoc], "66e44ffdab90ebedcb03744a25eeaa0ca6e29ecca6dc4856a0c7f1beb7c3718d")
