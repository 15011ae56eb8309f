import type { Resolvers } from '../../generated/resolvers.ts'
import { needsOfViewer } from './account.ts'

/** GraphQL resolvers of the account's home. */
export const accountResolvers: Resolvers = {
  Query: { accountNeeds: (_, __, ctx) => needsOfViewer(ctx) },
}
