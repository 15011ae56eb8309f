// Mocks notifications. A person without any gets the seeded notifications.
import type { Cents } from '@hemline/rules/common/money.ts'
import type { NotificationKind } from '@hemline/rules/notifications/kinds.ts'
import { itemNow, type MockContext, refuse } from '../context.ts'
import { type MockNotification, nextId } from '../db.ts'
import { seededNotifications } from '../seed/notifications.ts'

/** A person's notifications, the latest first. */
function toldTo(ctx: MockContext, userId: string): MockNotification[] {
  ctx.db.state.notifications[userId] ??= seededNotifications(ctx)
  return ctx.db.state.notifications[userId]
}

/** Something that one person is told, as the API's door takes it. */
export type MockNote = {
  userId: string
  kind: NotificationKind
  key: string
  title: string
  body: string
  link: string
  itemNumber?: number
  itemNumbers?: readonly number[]
  amountCents?: Cents
}

/** Adds a notification for a user, once for each key. Returns whether it was added now. */
export function notifyMock(ctx: MockContext, { userId, ...note }: MockNote): boolean {
  const told = toldTo(ctx, userId)
  if (told.some((one) => one.key === note.key)) return false
  told.unshift({
    ...note,
    id: `told-${nextId(ctx.db)}`,
    itemNumber: note.itemNumber ?? null,
    itemNumbers: note.itemNumbers ?? [],
    amountCents: note.amountCents ?? null,
    createdAt: ctx.now.getTime(),
    readAt: null,
  })
  return true
}

const mine = (ctx: MockContext) => (ctx.user ? toldTo(ctx, ctx.user.id) : [])
/** Returns how many notifications the viewer has not read; counting stops at 100. */
export const countUnread = (ctx: MockContext): number =>
  Math.min(100, mine(ctx).filter((one) => one.readAt === null).length)

const shown = (ctx: MockContext) => (note: MockNotification) => ({
  ...note,
  item: note.itemNumber === null ? null : (itemNow(ctx, note.itemNumber) ?? null),
  pieces: note.itemNumbers.slice(0, 4).flatMap((number) => itemNow(ctx, number) ?? []),
  amount: note.amountCents,
  createdAt: new Date(note.createdAt),
  readAt: note.readAt === null ? null : new Date(note.readAt),
})

type Page = { first?: number | null; after?: string | null; kinds?: readonly NotificationKind[] | null }

function notifications(ctx: MockContext, { first, after, kinds }: Page) {
  const all = mine(ctx).filter((one) => !kinds || kinds.includes(one.kind))
  const limit = first ?? 20
  if (limit < 1 || limit > 50) throw refuse('BAD_INPUT', 'Pages have 1 to 50 rows and follow one another.')
  const from = after ? all.findIndex((one) => one.id === after) + 1 : 0
  const nodes = all.slice(from, from + limit)
  return { nodes: nodes.map(shown(ctx)), next: from + limit < all.length ? (nodes.at(-1)?.id ?? null) : null }
}

export const notificationsMocks = {
  Query: {
    notifications: (_: unknown, page: Page, ctx: MockContext) => notifications(ctx, page),
    activity: (_: unknown, page: Page, ctx: MockContext) => {
      if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
      return notifications(ctx, page)
    },
    unreadNotifications: (_: unknown, __: unknown, ctx: MockContext) => countUnread(ctx),
  },
  Mutation: {
    markNotificationsRead: (_: unknown, { ids }: { ids?: readonly string[] | null }, ctx: MockContext) => {
      if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
      for (const one of mine(ctx)) if (!ids || ids.includes(one.id)) one.readAt ??= ctx.now.getTime()
      return { unreadNotifications: countUnread(ctx) }
    },
  },
}
