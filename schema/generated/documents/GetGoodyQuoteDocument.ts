import { documentOf } from '../../document.ts'
import type { GetGoodyQuoteQuery, GetGoodyQuoteQueryVariables } from '../types.ts'

export const GetGoodyQuoteDocument = /* #__PURE__ */ documentOf<GetGoodyQuoteQuery, GetGoodyQuoteQueryVariables>("query getGoodyQuote($boxId:ID!$addressId:ID){__typename goodyQuote(boxId:$boxId addressId:$addressId){__typename pieces fees tax total isExact}}", [], "3159756132895d7071535854319bc5bd04dadf2e859b41a09017719e2d14dbe5")
