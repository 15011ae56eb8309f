import type { Resolvers } from '../../generated/resolvers.ts'
import { rewardsOfViewer } from '../rewards/rewards.ts'
import { drawsOfViewer, takeTicket } from './draws.ts'

export const drawsResolvers: Resolvers = {
  Query: { draws: (_, __, ctx) => drawsOfViewer(ctx) },
  DrawsPayload: { rewards: (_, __, ctx) => rewardsOfViewer(ctx) },
  Mutation: { takeTicket: (_, { input }, ctx) => takeTicket(ctx, input) },
}
