import type { Resolvers } from '../../generated/resolvers.ts'
import { logIn, logOut, signUp } from './log-in.ts'

export const logInResolvers: Resolvers = {
  Mutation: {
    signUp: (_, { input }, ctx) => signUp(ctx, input),
    logIn: (_, { input }, ctx) => logIn(ctx, input),
    logOut: (_, __, ctx) => logOut(ctx),
  },
}
