import type { Resolvers } from '../../generated/resolvers.ts'
import {
  creditsOfViewer,
  redeemReward,
  rewardsOfViewer,
  saveBirthday,
  tierInfoOfViewer,
  undoReward,
} from './rewards.ts'

export const rewardsResolvers: Resolvers = {
  Query: {
    rewards: (_, __, ctx) => rewardsOfViewer(ctx),
    myCredits: (_, __, ctx) => creditsOfViewer(ctx),
  },
  User: { loyaltyTierInfo: (_, __, ctx) => tierInfoOfViewer(ctx) },
  Mutation: {
    redeemReward: (_, { input }, ctx) => redeemReward(ctx, input),
    undoReward: (_, { id }, ctx) => undoReward(ctx, id),
    saveBirthday: (_, birthday, ctx) => saveBirthday(ctx, birthday),
  },
}
