import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import type { Context } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { joinQueue, leaveQueue, queuesOf } from './queue.ts'

export const queueResolvers: Resolvers = {
  Mutation: {
    joinQueue: (_, { input }, ctx) => joinQueue(ctx, input.itemNumber),
    leaveQueue: (_, { input }, ctx) => leaveQueue(ctx, input.itemNumber),
  },
}

/** Resolves Item.queue for all items of a list at once, for the viewer. */
export const queueLoaders = {
  Item: {
    queue: (batch: { obj: ItemRow }[], ctx: Context) =>
      queuesOf(
        ctx,
        batch.map(({ obj }) => obj),
      ),
  },
}
