import type { Resolvers } from '../../generated/resolvers.ts'
import { homeEdits, homeHero, saveHomeEdit, staffHomeEdits } from './home-edits.ts'

/** GraphQL resolvers of the edits on the home page. */
export const homeEditsResolvers: Resolvers = {
  Query: {
    homeEdits: (_, __, ctx) => homeEdits(ctx),
    homeHero: (_, __, ctx) => homeHero(ctx),
    staffHomeEdits: (_, __, ctx) => staffHomeEdits(ctx),
  },
  Mutation: { saveHomeEdit: (_, { input }, ctx) => saveHomeEdit(ctx, input) },
}
