import { documentOf } from '../../document.ts'
import type { GetReturnsQuery, GetReturnsQueryVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'

export const GetReturnsDocument = /* #__PURE__ */ documentOf<GetReturnsQuery, GetReturnsQueryVariables>("query getReturns($page:Int!$byKey:GuestKeyInput){__typename returns(page:$page byKey:$byKey){__typename nodes{__typename id code status statusLabel headline detail refundTitle createdAt isGift total pieces{__typename lineId item{__typename ...ReturnPieceLine}}}totalCount hasNextPage}}", [ReturnPieceLineFragmentDoc], "c58b3f8c2327083f81d7b7dee29dde299a0c1973dfcbcb88e6ce57f978cad9e2")
