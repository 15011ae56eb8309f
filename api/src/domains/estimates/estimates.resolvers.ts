import type { Resolvers } from '../../generated/resolvers.ts'
import { answerCleanoutSurvey, kitPartners, payoutEstimate } from './estimates.ts'

/** GraphQL resolvers of payout estimates, kit partners and the clean-out survey. */
export const estimatesResolvers: Resolvers = {
  Query: {
    payoutEstimate: (_, { input }, ctx) => payoutEstimate(ctx, input),
    kitPartners: (_, __, ctx) => kitPartners(ctx),
  },
  Mutation: { answerCleanoutSurvey: (_, { input }, ctx) => answerCleanoutSurvey(ctx, input) },
}
