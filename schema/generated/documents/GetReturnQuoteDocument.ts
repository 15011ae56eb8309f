import { documentOf } from '../../document.ts'
import type { GetReturnQuoteQuery, GetReturnQuoteQueryVariables } from '../types.ts'
import { ReturnSumFieldsFragmentDoc } from './ReturnSumFieldsFragmentDoc.ts'

export const GetReturnQuoteDocument = /* #__PURE__ */ documentOf<GetReturnQuoteQuery, GetReturnQuoteQueryVariables>("query getReturnQuote($lines:[ReturnLineInput!]!$returnId:ID$byKey:GuestKeyInput){__typename returnQuote(lines:$lines returnId:$returnId byKey:$byKey){__typename ...on ReturnQuote{__typename choices{__typename refundType title terms total sums{__typename ...ReturnSumFields}to{__typename ...ReturnSumFields}}}...on ReturnRefused{__typename message field lineId}}}", [ReturnSumFieldsFragmentDoc], "8587dfdf95486a04cdc3ca80681b99dd82f57266db5ecd2d69177586431105d9")
