import { documentOf } from '../../document.ts'
import type { GetRescueQuoteQuery, GetRescueQuoteQueryVariables } from '../types.ts'

export const GetRescueQuoteDocument = /* #__PURE__ */ documentOf<GetRescueQuoteQuery, GetRescueQuoteQueryVariables>("query getRescueQuote($groupId:ID!$addressId:ID){__typename rescueQuote(groupId:$groupId addressId:$addressId){__typename pieces delivery fees tax total credits amountCharged isExact}}", [], "8f43344351056e029394fb1b479b98276bdfd5b150db2dbe212b2eb573aa034c")
