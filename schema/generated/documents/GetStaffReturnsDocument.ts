import { documentOf } from '../../document.ts'
import type { GetStaffReturnsQuery, GetStaffReturnsQueryVariables } from '../types.ts'

export const GetStaffReturnsDocument = /* #__PURE__ */ documentOf<GetStaffReturnsQuery, GetStaffReturnsQueryVariables>("query getStaffReturns($status:ReturnStatus$search:String$page:Int!$hasArrived:Boolean!=false){__typename staffReturns(status:$status search:$search page:$page hasArrived:$hasArrived){__typename nodes{__typename id code status statusLabel personName pieces total createdAt since photoIds}totalCount hasNextPage}}", [], "1634c9282c80e84b4fcfaf9d166be5cf52e50ee58e87aebaa257875e63ef96f3")
