import { documentOf } from '../../document.ts'
import type { GetUnsubscribeLinkQuery, GetUnsubscribeLinkQueryVariables } from '../types.ts'

export const GetUnsubscribeLinkDocument = /* #__PURE__ */ documentOf<GetUnsubscribeLinkQuery, GetUnsubscribeLinkQueryVariables>("query getUnsubscribeLink($token:String!){__typename unsubscribeLink(token:$token){__typename state names why}}", [], "be813c0f7e612525eb0ae56799bb1aa3c4b607be0ad69a72a041e2ad8a503c46")
