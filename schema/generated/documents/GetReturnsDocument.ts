import { documentOf } from '../../document.ts'
import type { GetReturnsQuery, GetReturnsQueryVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'

export const GetReturnsDocument = /* #__PURE__ */ documentOf<GetReturnsQuery, GetReturnsQueryVariables>("query getReturns($page:Int!){__typename returns(page:$page){__typename nodes{__typename id code status statusLabel headline detail refundTitle createdAt isGift total pieces{__typename lineId item{__typename ...ReturnPieceLine}}}totalCount hasNextPage}}", [ReturnPieceLineFragmentDoc], "a367edce751af155fd7f9bcdde923816617fb26a63a717e7ac0c2a37059ecfd4")
