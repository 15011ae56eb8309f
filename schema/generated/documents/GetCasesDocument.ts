import { documentOf } from '../../document.ts'
import type { GetCasesQuery, GetCasesQueryVariables } from '../types.ts'
import { ReturnPieceLineFragmentDoc } from './ReturnPieceLineFragmentDoc.ts'

export const GetCasesDocument = /* #__PURE__ */ documentOf<GetCasesQuery, GetCasesQueryVariables>("query getCases($page:Int!){__typename cases(page:$page){__typename nodes{__typename id code kindLabel status statusLabel headline detail subject createdAt pieces{__typename ...ReturnPieceLine}}totalCount hasNextPage}}", [ReturnPieceLineFragmentDoc], "2d3a16f11aa8933a73f3db32feae38b9804b98d2e0382dee505acd66e25d3a0b")
