import { documentOf } from '../../document.ts'
import type { GetListingDocumentQuery, GetListingDocumentQueryVariables } from '../types.ts'

export const GetListingDocumentDocument = /* #__PURE__ */ documentOf<GetListingDocumentQuery, GetListingDocumentQueryVariables>("query getListingDocument($amount:Int!$page:Int$filters:[FilterInput!]!$query:String$sortBy:String$userInfo:UserInfoInput!){__typename items(amount:$amount page:$page filters:$filters query:$query sortBy:$sortBy userInfo:$userInfo){__typename nodes{__typename itemNumber slug brand title sizeDisplay condition price msrp savingsPercent photoIds hasInappropriateContent}totalCount leadsTo pageInfo{__typename page pageCount pageSize}}}", [], "2b996dc5a105e1d41dcda780031a35d788fd46b9a8dbaaff622509de153b28f0")
