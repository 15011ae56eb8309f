import { documentOf } from '../../document.ts'
import type { GetReturnQuoteQuery, GetReturnQuoteQueryVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'

export const GetReturnQuoteDocument = /* #__PURE__ */ documentOf<GetReturnQuoteQuery, GetReturnQuoteQueryVariables>("query getReturnQuote($lines:[ReturnLineInput!]!$returnId:ID){__typename returnQuote(lines:$lines returnId:$returnId){__typename ...on ReturnQuote{__typename choices{__typename refundType title terms total sums{__typename ...ReturnSumFields}to{__typename ...ReturnSumFields}}}...on ReturnRefused{__typename message field lineId}}}", [ReturnSumFieldsFragmentDoc], "2a35106736b2bc188d445b9b13d437029fb835986d3660582f9b6a59194566ff")
