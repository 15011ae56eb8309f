import { documentOf } from '../../document.ts'
import type { GetAutoBuyDetailsQuery, GetAutoBuyDetailsQueryVariables } from '../types.ts'

export const GetAutoBuyDetailsDocument = /* #__PURE__ */ documentOf<GetAutoBuyDetailsQuery, GetAutoBuyDetailsQueryVariables>("query getAutoBuyDetails($most:Cents!$addressId:ID){__typename autoBuyDetails(most:$most addressId:$addressId){__typename pieceUpTo delivery tax isExact}}", [], "393c008c9709f54d8374b63883372a00e2ae7f325400210eca98d0a4183fc90e")
