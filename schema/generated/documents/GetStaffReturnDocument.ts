import { documentOf } from '../../document.ts'
import type { GetStaffReturnQuery, GetStaffReturnQueryVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'
import { StaffReturnFieldsFragmentDoc } from './StaffReturnFieldsFragmentDoc.ts'

export const GetStaffReturnDocument = /* #__PURE__ */ documentOf<GetStaffReturnQuery, GetStaffReturnQueryVariables>("query getStaffReturn($code:String!){__typename staffReturn(code:$code){__typename ...StaffReturnFields}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnFieldsFragmentDoc, StaffReturnFieldsFragmentDoc], "c9beec77ca5508a8e47bcbcfa0a2805f1da80228d3cb01662a875647ed2243ef")
