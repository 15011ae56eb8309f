import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import type { Context } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import type { NotificationRow } from './notifications.db.ts'
import {
  changePause,
  changeQuietHours,
  changeRhythm,
  changeSubscription,
  keepTimeZone,
  stopEverything,
  subscriptionsFor,
} from './preferences.ts'
import { linkState, unsubscribeBy } from './unsubscribe.ts'

const linkDoors = ({ db, config, now }: Context) => ({ db, now, secret: config.GIFT_CARD_SECRET })

import { activityFor } from './activity.ts'
import { askForTexts, confirmTexts, endTexts, forgetBrowser, keepBrowser } from './devices.ts'
import { markRead, notificationsFor, piecesShown, unreadFor } from './notifications.ts'

export const notificationsResolvers: Resolvers = {
  Query: {
    notifications: (_, page, ctx) => notificationsFor(ctx, page),
    unreadNotifications: (_, __, ctx) => unreadFor(ctx),
    activity: (_, page, ctx) => activityFor(ctx, page),
    subscriptions: (_, __, ctx) => subscriptionsFor(ctx),
    unsubscribeLink: (_, { token }, ctx) => linkState(linkDoors(ctx), token),
  },
  Mutation: {
    markNotificationsRead: async (_, { ids }, ctx) => {
      await markRead(ctx, ids)
      return { unreadNotifications: await unreadFor(ctx) }
    },
    changeSubscription: (_, { input }, ctx) => changeSubscription(ctx, input),
    changeRhythm: (_, { input }, ctx) => changeRhythm(ctx, input),
    changeQuietHours: (_, { input }, ctx) => changeQuietHours(ctx, input),
    keepTimeZone: (_, { timeZone }, ctx) => keepTimeZone(ctx, timeZone),
    pauseNotifications: (_, { on }, ctx) => changePause(ctx, on),
    stopNotifications: (_, __, ctx) => stopEverything(ctx),
    unsubscribe: (_, { token }, ctx) => unsubscribeBy(linkDoors(ctx), token, 'unsubscribe_link'),
    keepPushBrowser: async (_, { input }, ctx) => {
      await keepBrowser(ctx, input)
      return subscriptionsFor(ctx)
    },
    forgetPushBrowser: async (_, { endpoint }, ctx) => {
      await forgetBrowser(ctx, endpoint)
      return subscriptionsFor(ctx)
    },
    askForTexts: (_, { phone }, ctx) => askForTexts(ctx, phone),
    confirmTexts: (_, { code }, ctx) => confirmTexts(ctx, code),
    endTexts: async (_, __, ctx) => {
      await endTexts(ctx)
      return subscriptionsFor(ctx)
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
