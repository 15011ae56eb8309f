import type { Resolvers } from '../../generated/resolvers.ts'
import {
  invitationsFor,
  referralCodeFor,
  referralGiftFor,
  referralInvitationOf,
  resendInvitation,
  sendInvitation,
} from './referrals.ts'

export const referralsResolvers: Resolvers = {
  Query: {
    invitations: (_, __, ctx) => invitationsFor(ctx),
    referralCode: (_, __, ctx) => referralCodeFor(ctx),
    referralGift: (_, { code }, ctx) => referralGiftFor(ctx, code),
  },
  Mutation: {
    sendInvitation: (_, { email }, ctx) => sendInvitation(ctx, email),
    resendInvitation: (_, { id }, ctx) => resendInvitation(ctx, id),
  },
  User: {
    referralInvitation: (viewer, _, ctx) => referralInvitationOf(ctx, viewer.referralContext ?? null),
  },
}
