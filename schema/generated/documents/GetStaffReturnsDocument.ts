import { documentOf } from '../../document.ts'
import type { GetStaffReturnsQuery, GetStaffReturnsQueryVariables } from '../types.ts'

export const GetStaffReturnsDocument = /* #__PURE__ */ documentOf<GetStaffReturnsQuery, GetStaffReturnsQueryVariables>("query getStaffReturns($status:ReturnStatus$search:String$page:Int!){__typename staffReturns(status:$status search:$search page:$page){__typename nodes{__typename id code status statusLabel personName pieces total createdAt since photoIds}totalCount hasNextPage}}", [], "85c27eb8dc577cb6509e59e502390b0fec1182db7b22fead32b7d22c91143a8a")
