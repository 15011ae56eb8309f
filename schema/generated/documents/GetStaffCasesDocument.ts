import { documentOf } from '../../document.ts'
import type { GetStaffCasesQuery, GetStaffCasesQueryVariables } from '../types.ts'

export const GetStaffCasesDocument = /* #__PURE__ */ documentOf<GetStaffCasesQuery, GetStaffCasesQueryVariables>("query getStaffCases($status:CaseStatus$search:String$kind:CaseKind$isProposed:Boolean!=false$page:Int!){__typename staffCases(status:$status search:$search kind:$kind isProposed:$isProposed page:$page){__typename nodes{__typename id code kindLabel subject personName status statusLabel total since answerBy isProposed takenBy photoId}totalCount hasNextPage}}", [], "e9e6d6fd4e03b9d8820052d120d21e640c3c0109c44d27e53a2ddad111ee139d")
