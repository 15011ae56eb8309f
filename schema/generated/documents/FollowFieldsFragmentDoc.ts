import { documentOf } from '../../document.ts'
import type { FollowFieldsFragment } from '../types.ts'

export const FollowFieldsFragmentDoc = /* #__PURE__ */ documentOf<FollowFieldsFragment, unknown>("fragment FollowFields on Follow{__typename id name href brandId storefrontCode}", [])
