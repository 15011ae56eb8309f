import { documentOf } from '../../document.ts'
import type { GetRelatedLinksQuery, GetRelatedLinksQueryVariables } from '../types.ts'

export const GetRelatedLinksDocument = /* #__PURE__ */ documentOf<GetRelatedLinksQuery, GetRelatedLinksQueryVariables>("query getRelatedLinks($path:String!){__typename relatedLinks(path:$path){__typename sections{__typename title links{__typename label href count}}}}", [], "3d26eeef45820967adf42d35391a8339d75bac05287451bf842321e114663b36")
