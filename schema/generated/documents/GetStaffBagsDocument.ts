import { documentOf } from '../../document.ts'
import type { GetStaffBagsQuery, GetStaffBagsQueryVariables } from '../types.ts'

export const GetStaffBagsDocument = /* #__PURE__ */ documentOf<GetStaffBagsQuery, GetStaffBagsQueryVariables>("query getStaffBags($search:String!$status:String$page:Int!){__typename staffBags(search:$search status:$status page:$page){__typename nodes{__typename bagNumber code status statusLabel warehouse seller}totalCount hasNextPage}}", [], "3492bbc9ddb444547fe27daea7492c7b2db86f18f45b5436bfc3dcb724575152")
