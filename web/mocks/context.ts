// The context of a mock request: the viewer, and the pieces with their present state.
import type { ItemState } from '@hemline/rules/catalogue/item-states.ts'
import { legalNeededMessage } from '@hemline/rules/identity/legal.ts'
import { homeCountry } from '@hemline/rules/vocabulary/constants.ts'
import { GraphQLError } from 'graphql'
import type { Hold, MockDb, OwnerKey } from './db.ts'
import type { MockItem } from './item.ts'
import { markedItems } from './marked.ts'
import type { MockUser } from './seed/people.ts'
import { termsIn } from './terms.ts'

/** The cookies of a browser. */
export type Jar = { visitorId: number | null; token: string | null }
export type MockContext = {
  db: MockDb
  jar: Jar
  now: Date
  user: MockUser | null
  /** The one order that a key opened, and whose it is; nothing else is reached. */
  guestOf?: { owner: OwnerKey; orderId: string | null }
}

const minuteMs = 60_000
/** The owner of holds that belong to another shopper. */
export const somebodyElse: OwnerKey = 'visitor:0'

/** Returns the key of the viewer: `user:{id}` or `visitor:{id}`. */
export const ownerOf = (ctx: MockContext): OwnerKey =>
  ctx.guestOf?.owner ?? (ctx.user ? `user:${ctx.user.id}` : `visitor:${ctx.jar.visitorId ?? 'none'}`)

/** Returns whether an order may be read: the guest of one order has that one alone. */
export const reaches = (ctx: MockContext, orderId: string | null | undefined): boolean =>
  ctx.guestOf === undefined || ctx.guestOf.orderId === orderId

/** Returns the viewer's country: the account's own, or else the one that the visitor chose. */
export const countryOfViewer = (ctx: MockContext): string =>
  ctx.user?.country ?? ctx.db.state.countries[ownerOf(ctx)] ?? homeCountry

/** Returns an error with this code, for a resolver to throw. */
export function refuse(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
}

/** Throws FORBIDDEN for a banned user. */
export function refuseBanned(ctx: MockContext): void {
  if (ctx.user?.banned) throw refuse('FORBIDDEN', 'This account can’t do that. Please write to us.')
}

/**
 * Returns the answer LegalAcceptRequired when the logged-in user has yet to accept the terms; otherwise
 * undefined, also for visitors.
 */
export const legalRefusal = (ctx: MockContext) =>
  ctx.user?.legalAccepted === false
    ? {
        __typename: 'LegalAcceptRequired' as const,
        message: legalNeededMessage,
        version: termsIn(ctx).version,
      }
    : undefined

/**
 * Returns the hold on a piece, also an expired one. Two marked pieces always have 15 minutes left of
 * another shopper's hold.
 */
export function holdOf(ctx: MockContext, itemNumber: number): Hold | undefined {
  if (itemNumber === markedItems.held || itemNumber === markedItems.networkFullLine)
    return { owner: somebodyElse, expiresAt: ctx.now.getTime() + 15 * minuteMs }
  const kept = ctx.db.state.holds[itemNumber]
  // Another shopper holds this piece until a shopper joins its queue (queue.mock.ts).
  if (itemNumber === markedItems.turnSoon && !kept)
    return { owner: somebodyElse, expiresAt: ctx.now.getTime() + 15 * minuteMs }
  return kept
}

/** Returns the hold on a piece that is neither released nor expired. */
export function livingHold(ctx: MockContext, itemNumber: number): Hold | undefined {
  const hold = holdOf(ctx, itemNumber)
  return hold && !hold.released && hold.expiresAt > ctx.now.getTime() ? hold : undefined
}

/** Returns a piece with its present state and hold; undefined for an unknown number. */
export function itemNow(ctx: MockContext, itemNumber: number): MockItem | undefined {
  const item = ctx.db.items.find((one) => one.item_number === itemNumber)
  if (!item) return undefined
  const state: ItemState = ctx.db.state.sold.includes(itemNumber) ? 'purchased' : item.state
  const hold = holdOf(ctx, itemNumber)
  return { ...item, state, held_until: hold && !hold.released ? new Date(hold.expiresAt) : null }
}

/** Returns all pieces with their present state and hold. */
export function itemsNow(ctx: MockContext): MockItem[] {
  return ctx.db.items.flatMap((item) => itemNow(ctx, item.item_number) ?? [])
}

/** The type of the mocks' resolvers: parent, arguments, context. */
export type MockResolver<Parent = unknown, Args = Record<string, never>> = (
  parent: Parent,
  args: Args,
  ctx: MockContext,
) => unknown
