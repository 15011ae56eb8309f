import { documentOf } from '../../document.ts'
import type { GetContentInForceQuery, GetContentInForceQueryVariables } from '../types.ts'

export const GetContentInForceDocument = /* #__PURE__ */ documentOf<GetContentInForceQuery, GetContentInForceQueryVariables>("query getContentInForce{__typename contentRelease{__typename id number publishedAt}}", [], "1be2b6869ce07b21c025a48644727a008729358efc60e7efa6b883c8c603717b")
