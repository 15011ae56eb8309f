import { documentOf } from '../../document.ts'
import type { RedeemRewardMutation, RedeemRewardMutationVariables } from '../types.ts'
import { RewardsFieldsFragmentDoc } from './RewardsFieldsFragmentDoc.ts'

export const RedeemRewardDocument = /* #__PURE__ */ documentOf<RedeemRewardMutation, RedeemRewardMutationVariables>("mutation redeemReward($input:RedeemRewardInput!){__typename redeemReward(input:$input){__typename ...on RewardsPayload{__typename rewards{__typename ...RewardsFields}}...on NotEnoughPoints{__typename message points wanted}}}", [RewardsFieldsFragmentDoc], "6b8b3e659a2c6d743d98503815effebc22781fb56191408567f8e6b9da9aefbe")
