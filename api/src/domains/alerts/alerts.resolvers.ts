import type { Resolvers } from '../../generated/resolvers.ts'
import { userAlerts } from './alerts.ts'

/** GraphQL resolver of the alerts for the viewer. */
export const alertsResolvers: Resolvers = {
  Query: { userAlerts: (_, { input }, ctx) => userAlerts(ctx, input) },
}
