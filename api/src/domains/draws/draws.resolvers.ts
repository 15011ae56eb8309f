import type { Resolvers } from '../../generated/resolvers.ts'
import { drawsOfViewer, takeTicket } from './draws.ts'

export const drawsResolvers: Resolvers = {
  Query: { draws: (_, __, ctx) => drawsOfViewer(ctx) },
  Mutation: { takeTicket: (_, { input }, ctx) => takeTicket(ctx, input) },
}
