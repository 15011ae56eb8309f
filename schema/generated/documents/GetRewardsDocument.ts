import { documentOf } from '../../document.ts'
import type { GetRewardsQuery, GetRewardsQueryVariables } from '../types.ts'
import { RewardsFieldsFragmentDoc } from './RewardsFieldsFragmentDoc.ts'

export const GetRewardsDocument = /* #__PURE__ */ documentOf<GetRewardsQuery, GetRewardsQueryVariables>("query getRewards{__typename rewards{__typename ...RewardsFields}}", [RewardsFieldsFragmentDoc], "b53dbbbe50b70e587c279388e4ddf23166a9bc78713e16954e9eb9c94eaa8b2a")
