import { documentOf } from '../../document.ts'
import type { GetCasesQuery, GetCasesQueryVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'

export const GetCasesDocument = /* #__PURE__ */ documentOf<GetCasesQuery, GetCasesQueryVariables>("query getCases($page:Int!$byKey:GuestKeyInput){__typename cases(page:$page byKey:$byKey){__typename nodes{__typename id code kindLabel status statusLabel headline detail subject createdAt pieces{__typename ...ReturnPieceLine}}totalCount hasNextPage}}", [ReturnPieceLineFragmentDoc], "98a54964f09124d6f34c6703d9604e88db2bf1d4aee4b86231179e23138c2000")
