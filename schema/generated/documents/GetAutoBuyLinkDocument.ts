import { documentOf } from '../../document.ts'
import type { GetAutoBuyLinkQuery, GetAutoBuyLinkQueryVariables } from '../types.ts'

export const GetAutoBuyLinkDocument = /* #__PURE__ */ documentOf<GetAutoBuyLinkQuery, GetAutoBuyLinkQueryVariables>("query getAutoBuyLink($code:String!){__typename autoBuyLink(code:$code){__typename name isBuying}}", [], "6a2e4158d319c82607e4eea8957765379bff1ea62bbc7dc5d02461e97815067c")
