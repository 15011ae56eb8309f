// Saved ways to pay in the mocks. Vesna has a card that is fine and one that has expired.
import { brandName } from '@hemline/rules/payment/cards.ts'
import {
  keepRefusal,
  methodOfSaved,
  savedMethodState,
  savedMethodsMost,
  savedMethodWords,
} from '@hemline/rules/payment/saved-methods.ts'
import { type DeclineCode, declineCodes } from '@hemline/rules/vocabulary/payments.ts'
import { type MockContext, refuse, refuseBanned } from '../context.ts'
import { type MockSavedMethod, nextId } from '../db.ts'
import { tokenOf } from '../marked.ts'

const seededFor = 'vesna@hemline.example'
const seeded = (): MockSavedMethod[] => [
  { id: 'saved-1', type: 'CreditCard', label: 'visa', last4: '1881', month: 4, year: 2029, isDefault: true },
  {
    id: 'saved-2',
    type: 'CreditCard',
    label: 'mastercard',
    last4: '4444',
    month: 3,
    year: 2026,
    isDefault: false,
  },
]

/** Returns the viewer's saved ways to pay, the default first; none for visitors. */
function mine({ db, user }: MockContext): MockSavedMethod[] {
  if (!user) return []
  db.state.savedMethods[user.id] ??= user.email === seededFor ? seeded() : []
  return db.state.savedMethods[user.id] ?? []
}

function memberOf(ctx: MockContext): string {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  return ctx.user.id
}

/** The viewer's saved ways to pay as the API answers them. */
export const shown = (ctx: MockContext) =>
  mine(ctx)
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
    .map(({ month, year, ...one }) => ({
      ...one,
      label: brandName(one.label),
      expiresMonth: month,
      expiresYear: year,
      state: savedMethodState(month === null || year === null ? null : { month, year }, ctx.now),
      paymentMethod: methodOfSaved(one.type),
    }))
const payload = (ctx: MockContext) => ({ __typename: 'SavedMethodsPayload', savedMethods: shown(ctx) })
const refused = (message: string) => ({ __typename: 'SavedMethodRefused', message })

/** Saves the card of a mock token for the viewer; the same card again is saved once. */
export function keepMock(ctx: MockContext): void {
  const userId = memberOf(ctx)
  const list = mine(ctx)
  if (list.some(({ last4 }) => last4 === '4242') || list.length >= savedMethodsMost) return
  list.push({
    id: `saved-${nextId(ctx.db)}`,
    type: 'CreditCard',
    label: 'visa',
    last4: '4242',
    month: 12,
    year: 2040,
    isDefault: list.length === 0,
  })
  ctx.db.state.savedMethods[userId] = list
}

/**
 * Returns the refusal to pay with a saved payment method that is gone or has expired; undefined when it can
 * pay.
 */
export function savedRefusal(ctx: MockContext, id: string) {
  const one = shown(ctx).find((method) => method.id === id)
  if (!one) return refused(savedMethodWords.gone)
  return one.state === 'expired' ? refused(savedMethodWords.expired) : undefined
}

function add(ctx: MockContext, token: string) {
  memberOf(ctx)
  refuseBanned(ctx)
  if (mine(ctx).length >= savedMethodsMost) return refused(savedMethodWords.full)
  const code = declineCodes.find((one) => tokenOf(one as Parameters<typeof tokenOf>[0]) === token)
  if (code) return refused(keepRefusal(code as DeclineCode))
  if (!token.startsWith('tok_mock_')) return refused(keepRefusal('card_declined'))
  keepMock(ctx)
  return payload(ctx)
}

function remove(ctx: MockContext, id: string) {
  const userId = memberOf(ctx)
  const left = mine(ctx).filter((one) => one.id !== id)
  const [first] = left
  if (first && !left.some(({ isDefault }) => isDefault)) first.isDefault = true
  ctx.db.state.savedMethods[userId] = left
  return payload(ctx)
}

function makeDefault(ctx: MockContext, id: string) {
  memberOf(ctx)
  const list = mine(ctx)
  if (list.some((one) => one.id === id)) for (const one of list) one.isDefault = one.id === id
  return payload(ctx)
}

export const savedMethodsMocks = {
  Query: { savedMethods: (_: unknown, __: unknown, ctx: MockContext) => shown(ctx) },
  Mutation: {
    addSavedMethod: (_: unknown, { token }: { token: string }, ctx: MockContext) => add(ctx, token),
    removeSavedMethod: (_: unknown, { id }: { id: string }, ctx: MockContext) => remove(ctx, id),
    makeSavedMethodDefault: (_: unknown, { id }: { id: string }, ctx: MockContext) => makeDefault(ctx, id),
  },
}
