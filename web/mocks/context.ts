// Who asks the mocks, and the item as it stands at this moment.
import type { ItemState } from '@hemline/rules/catalogue/item-states.ts'
import { GraphQLError } from 'graphql'
import type { Hold, MockDb, OwnerKey } from './db.ts'
import type { MockItem } from './item.ts'
import { markedItems } from './marked.ts'
import type { MockUser } from './seed/people.ts'

/** What a browser keeps between requests: its cookies. */
export type Jar = { visitorId: number | null; token: string | null }
export type MockContext = { db: MockDb; jar: Jar; now: Date; user: MockUser | null }

const minuteMs = 60_000
export const somebodyElse: OwnerKey = 'visitor:0'

export const ownerOf = (ctx: MockContext): OwnerKey =>
  ctx.user ? `user:${ctx.user.id}` : `visitor:${ctx.jar.visitorId ?? 'none'}`

export function refuse(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } })
}

export function refuseBanned(ctx: MockContext): void {
  if (ctx.user?.banned) throw refuse('FORBIDDEN', 'This account can’t do that. Please write to us.')
}

/** The hold on a piece, also a past one. Two marked pieces are always held for another quarter of an hour. */
export function holdOf(ctx: MockContext, itemNumber: number): Hold | undefined {
  if (itemNumber === markedItems.held || itemNumber === markedItems.networkFullLine)
    return { owner: somebodyElse, expiresAt: ctx.now.getTime() + 15 * minuteMs }
  const kept = ctx.db.state.holds[itemNumber]
  // Until somebody waits for it (queue.mock.ts), then its holder lets go.
  if (itemNumber === markedItems.turnSoon && !kept)
    return { owner: somebodyElse, expiresAt: ctx.now.getTime() + 15 * minuteMs }
  return kept
}

export function livingHold(ctx: MockContext, itemNumber: number): Hold | undefined {
  const hold = holdOf(ctx, itemNumber)
  return hold && !hold.released && hold.expiresAt > ctx.now.getTime() ? hold : undefined
}

/** The piece with its present state and hold; undefined when there is none. */
export function itemNow(ctx: MockContext, itemNumber: number): MockItem | undefined {
  const item = ctx.db.items.find((one) => one.item_number === itemNumber)
  if (!item) return undefined
  const state: ItemState = ctx.db.state.sold.includes(itemNumber) ? 'purchased' : item.state
  const hold = holdOf(ctx, itemNumber)
  return { ...item, state, held_until: hold && !hold.released ? new Date(hold.expiresAt) : null }
}

export function itemsNow(ctx: MockContext): MockItem[] {
  return ctx.db.items.flatMap((item) => itemNow(ctx, item.item_number) ?? [])
}

/** Resolvers as the mocks write them: a parent, arguments, who asks. */
export type MockResolver<Parent = unknown, Args = Record<string, never>> = (
  parent: Parent,
  args: Args,
  ctx: MockContext,
) => unknown
