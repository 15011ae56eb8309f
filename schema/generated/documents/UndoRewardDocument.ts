import { documentOf } from '../../document.ts'
import type { UndoRewardMutation, UndoRewardMutationVariables } from '../types.ts'
import { RewardsFieldsFragmentDoc } from './RewardsFieldsFragmentDoc.ts'

export const UndoRewardDocument = /* #__PURE__ */ documentOf<UndoRewardMutation, UndoRewardMutationVariables>("mutation undoReward($id:ID!){__typename undoReward(id:$id){__typename ...on RewardsPayload{__typename rewards{__typename ...RewardsFields}}...on RewardNotUndone{__typename message}}}", [RewardsFieldsFragmentDoc], "3681bddb2da2eb0e0383a4ea04be8dbce847727ddb039a0b85c1695daff4068f")
