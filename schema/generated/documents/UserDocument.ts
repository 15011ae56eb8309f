import { documentOf } from '../../document.ts'
import type { UserQuery, UserQueryVariables } from '../types.ts'
import { PreferenceClusterPartsFragmentDoc } from './PreferenceClusterPartsFragmentDoc.ts'

export const UserDocument = /* #__PURE__ */ documentOf<UserQuery, UserQueryVariables>("query user{__typename user{__typename id recentComplimentaryBag buyerPreferenceClusters{__typename primary{__typename ...PreferenceClusterParts}secondary{__typename ...PreferenceClusterParts}}}}", [PreferenceClusterPartsFragmentDoc], "668545639bb042c97756525114c1d63951180232f02e20149d91dcd9fd61e568")
