import { documentOf } from '../../document.ts'
import type { GetFollowsQuery, GetFollowsQueryVariables } from '../types.ts'
import { FollowFieldsFragmentDoc } from './FollowFieldsFragmentDoc.ts'

export const GetFollowsDocument = /* #__PURE__ */ documentOf<GetFollowsQuery, GetFollowsQueryVariables>("query getFollows{__typename follows{__typename ...FollowFields}}", [FollowFieldsFragmentDoc], "a7e6c1aa6c93210f84c740c4d9e9a624abdf168e18798a9a5b2c9e5a9b4f442c")
