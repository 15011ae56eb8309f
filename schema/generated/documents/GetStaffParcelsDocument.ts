import { documentOf } from '../../document.ts'
import type { GetStaffParcelsQuery, GetStaffParcelsQueryVariables } from '../types.ts'
import { StaffParcelHitFieldsFragmentDoc } from './StaffParcelHitFieldsFragmentDoc.ts'

export const GetStaffParcelsDocument = /* #__PURE__ */ documentOf<GetStaffParcelsQuery, GetStaffParcelsQueryVariables>("query getStaffParcels($search:String!$status:String$page:Int!){__typename staffParcels(search:$search status:$status page:$page){__typename nodes{__typename ...StaffParcelHitFields}totalCount hasNextPage}}", [StaffParcelHitFieldsFragmentDoc], "a96d66f8004bfd2f8a0785d380f6f0ad0512c7549925c54f5f79566fe8177764")
