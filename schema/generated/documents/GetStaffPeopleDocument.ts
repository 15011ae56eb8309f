import { documentOf } from '../../document.ts'
import type { GetStaffPeopleQuery, GetStaffPeopleQueryVariables } from '../types.ts'

export const GetStaffPeopleDocument = /* #__PURE__ */ documentOf<GetStaffPeopleQuery, GetStaffPeopleQueryVariables>("query getStaffPeople($search:String!$kind:StaffPeopleKind$page:Int!){__typename staffPeople(search:$search kind:$kind page:$page){__typename nodes{__typename id name email orders bags}totalCount hasNextPage}}", [], "937856c5c8badbf5fc380aa65baefa060256e8a6f296ce8eda4b2cac62e34029")
