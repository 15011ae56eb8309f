import { documentOf } from '../../document.ts'
import type { GetStaffReturnQuery, GetStaffReturnQueryVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'
import { DifferenceFieldsFragmentDoc } from './DifferenceFieldsFragmentDoc.ts'
import { ReturnFieldsFragmentDoc } from './ReturnFieldsFragmentDoc.ts'
import { StaffReturnFieldsFragmentDoc } from './StaffReturnFieldsFragmentDoc.ts'

export const GetStaffReturnDocument = /* #__PURE__ */ documentOf<GetStaffReturnQuery, GetStaffReturnQueryVariables>("query getStaffReturn($code:String!){__typename staffReturn(code:$code){__typename ...StaffReturnFields}}", [ReturnSumFieldsFragmentDoc, ReturnPieceLineFragmentDoc, DifferenceFieldsFragmentDoc, ReturnFieldsFragmentDoc, StaffReturnFieldsFragmentDoc], "9218a7e1e7cfa929aaa5d0f99d4cdcee599a39178ec781208247f68dbb2b660a")
