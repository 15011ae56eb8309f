import type { Resolvers } from '../../generated/resolvers.ts'
import { answerDirectSurvey, directWaitlist, joinDirectWaitlist, leaveDirectWaitlist } from './waitlist.ts'

/** GraphQL resolvers of the waitlist for selling directly and its survey. */
export const waitlistResolvers: Resolvers = {
  Query: {
    directWaitlist: (_, __, ctx) => directWaitlist(ctx),
  },
  Mutation: {
    leaveDirectWaitlist: (_, { token }, ctx) => leaveDirectWaitlist(ctx, token),
    joinDirectWaitlist: (_, { email }, ctx) => joinDirectWaitlist(ctx, email),
    answerDirectSurvey: (_, { input }, ctx) => answerDirectSurvey(ctx, input),
  },
}
