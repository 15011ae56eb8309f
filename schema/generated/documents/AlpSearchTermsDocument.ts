import { documentOf } from '../../document.ts'
import type { AlpSearchTermsQuery, AlpSearchTermsQueryVariables } from '../types.ts'

export const AlpSearchTermsDocument = /* #__PURE__ */ documentOf<AlpSearchTermsQuery, AlpSearchTermsQueryVariables>("query alpSearchTerms($filters:[FilterInput!]!$query:String$limit:Int){__typename alpSearchTerms(filters:$filters query:$query limit:$limit){__typename text path}}", [], "5b1111df2180d4c65a1e44df209dfa32fce4e8f53f035c6456e75ce7448abc6b")
