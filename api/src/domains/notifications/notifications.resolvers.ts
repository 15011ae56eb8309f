import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import type { Context } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import type { NotificationRow } from './notifications.db.ts'
import { markRead, notificationsFor, piecesShown, unreadFor } from './notifications.ts'

export const notificationsResolvers: Resolvers = {
  Query: {
    notifications: (_, page, ctx) => notificationsFor(ctx, page),
    unreadNotifications: (_, __, ctx) => unreadFor(ctx),
  },
  Mutation: {
    markNotificationsRead: async (_, { ids }, ctx) => {
      await markRead(ctx, ids)
      return { unreadNotifications: await unreadFor(ctx) }
    },
  },
  Notification: {
    amount: (note) => note.amount_cents,
    createdAt: (note) => note.created_at,
    readAt: (note) => note.read_at,
  },
}

async function itemsOf(ctx: Context, numbers: readonly number[]): Promise<Map<number, ItemRow>> {
  const items = numbers.length > 0 ? await listItemsByNumber(ctx.db, [...new Set(numbers)]) : []
  return new Map(items.map((item) => [item.item_number, item]))
}

/** Resolves the pieces of all notifications of a list at once. */
export const notificationsLoaders = {
  Notification: {
    item: async (batch: { obj: NotificationRow }[], ctx: Context) => {
      const items = await itemsOf(
        ctx,
        batch.flatMap(({ obj }) => obj.item_number ?? []),
      )
      return batch.map(({ obj }) => (obj.item_number === null ? null : (items.get(obj.item_number) ?? null)))
    },
    pieces: async (batch: { obj: NotificationRow }[], ctx: Context) => {
      const items = await itemsOf(
        ctx,
        batch.flatMap(({ obj }) => piecesShown(obj)),
      )
      return batch.map(({ obj }) => piecesShown(obj).flatMap((number) => items.get(number) ?? []))
    },
  },
}
