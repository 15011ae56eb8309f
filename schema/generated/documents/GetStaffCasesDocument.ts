import { documentOf } from '../../document.ts'
import type { GetStaffCasesQuery, GetStaffCasesQueryVariables } from '../types.ts'

export const GetStaffCasesDocument = /* #__PURE__ */ documentOf<GetStaffCasesQuery, GetStaffCasesQueryVariables>("query getStaffCases($status:CaseStatus$search:String$kind:CaseKind$isProposed:Boolean!=false$page:Int!){__typename staffCases(status:$status search:$search kind:$kind isProposed:$isProposed page:$page){__typename nodes{__typename id code kindLabel subject personName status statusLabel total since answerBy isProposed photoId}totalCount hasNextPage}}", [], "34cc380b92fd06d1c5a8802461da9088db13a083469e93ce36589adab73eab0c")
