import type { Resolvers } from '../../generated/resolvers.ts'
import {
  accountView,
  bagEarnings,
  cashOut,
  cashOutAnswer,
  cashOutOf,
  cashOutSetup,
  cashOuts,
  charityPartner,
  chooseDefaultAccount,
  confirmPayoutAccount,
  donateEarnings,
  earningSales,
  earnings,
  linkBankAccount,
  linkPayoutAccount,
  turnEarningsToCredit,
  unlinkPayoutAccount,
} from './earnings.ts'

/** GraphQL resolvers of earnings, cash-outs and payout accounts. */
export const earningsResolvers: Resolvers = {
  Query: {
    earnings: (_, __, ctx) => earnings(ctx),
    bagEarnings: (_, { bagNumber }, ctx) => bagEarnings(ctx, bagNumber),
    earningSales: (_, question, ctx) => earningSales(ctx, question),
    cashOutSetup: (_, __, ctx) => cashOutSetup(ctx),
    cashOuts: (_, { page }, ctx) => cashOuts(ctx, page),
    cashOut: (_, { id }, ctx) => cashOutOf(ctx, id),
    charityPartner: async (_, { slug }, ctx) => (await charityPartner(ctx, slug)) ?? null,
  },
  Mutation: {
    cashOut: async (_, { input }, ctx) => cashOutAnswer(ctx, await cashOut(ctx, input)),
    turnEarningsToCredit: async (_, { input }, ctx) =>
      cashOutAnswer(ctx, await turnEarningsToCredit(ctx, input)),
    donateEarnings: async (_, { input }, ctx) => cashOutAnswer(ctx, await donateEarnings(ctx, input)),
    linkPayoutAccount: (_, { input }, ctx) => linkPayoutAccount(ctx, input),
    linkBankAccount: (_, { token }, ctx) => linkBankAccount(ctx, token),
    confirmPayoutAccount: async (_, { code }, ctx) => {
      const result = await confirmPayoutAccount(ctx, code)
      if (result.__typename === 'PayoutAccountRefused') return result
      return {
        __typename: 'PayoutAccountLinked',
        account: accountView(result.account),
        setup: await cashOutSetup(ctx),
      }
    },
    chooseDefaultPayoutAccount: async (_, { id }, ctx) => {
      await chooseDefaultAccount(ctx, id)
      return { setup: await cashOutSetup(ctx) }
    },
    unlinkPayoutAccount: async (_, { id }, ctx) => {
      await unlinkPayoutAccount(ctx, id)
      return { setup: await cashOutSetup(ctx) }
    },
  },
}
