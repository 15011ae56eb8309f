import type { Resolvers } from '../../generated/resolvers.ts'
import { addSavedMethod, makeSavedMethodDefault, removeSavedMethod, savedMethodsOf } from './saved-methods.ts'

/** GraphQL resolvers of a member's saved ways to pay. */
export const savedMethodsResolvers: Resolvers = {
  Query: { savedMethods: (_, __, ctx) => savedMethodsOf(ctx) },
  Mutation: {
    addSavedMethod: (_, { token }, ctx) => addSavedMethod(ctx, token),
    removeSavedMethod: (_, { id }, ctx) => removeSavedMethod(ctx, id),
    makeSavedMethodDefault: (_, { id }, ctx) => makeSavedMethodDefault(ctx, id),
  },
}
