import type { Resolvers } from '../../generated/resolvers.ts'
import {
  blockedPeople,
  blockPerson,
  decideMemberReport,
  liftSuspension,
  memberReports,
  reportMember,
} from './safety.ts'

/** GraphQL resolvers of blocks and reports between members. */
export const safetyResolvers: Resolvers = {
  Query: {
    blockedPeople: (_, __, ctx) => blockedPeople(ctx),
    memberReports: (_, { page }, ctx) => memberReports(ctx, page),
  },
  Mutation: {
    blockPerson: (_, { person, on }, ctx) => blockPerson(ctx, person, on),
    reportMember: (_, { input }, ctx) => reportMember(ctx, input),
    decideMemberReport: (_, asked, ctx) => decideMemberReport(ctx, asked),
    liftSuspension: (_, { id }, ctx) => liftSuspension(ctx, id),
  },
}
