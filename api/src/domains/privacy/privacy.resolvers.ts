import type { Resolvers } from '../../generated/resolvers.ts'
import {
  askForDataExport,
  askForDeletion,
  chooseDoNotSell,
  confirmDeletion,
  deletionLink,
  privacyOf,
  takeBackDeletion,
} from './privacy.ts'

export const privacyResolvers: Resolvers = {
  Query: {
    privacy: (_, __, ctx) => privacyOf(ctx),
    deletionLink: (_, { token }, ctx) => deletionLink(ctx, token),
  },
  Mutation: {
    setDoNotSell: (_, { doNotSell }, ctx) => chooseDoNotSell(ctx, doNotSell),
    askForDeletion: (_, { email }, ctx) => askForDeletion(ctx, email ?? null),
    confirmDeletion: (_, { token }, ctx) => confirmDeletion(ctx, token),
    takeBackDeletion: (_, { token }, ctx) => takeBackDeletion(ctx, token),
    askForDataExport: (_, __, ctx) => askForDataExport(ctx),
  },
}
