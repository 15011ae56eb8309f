// The mocks' gift cards: the usable ones with marked numbers, and those that a cart buys.

import { cents } from '@hemline/rules/common/money.ts'
import { reclamationFee } from '@hemline/rules/consignment/reclaim.ts'
import { giftCardLine, reclaimLine } from '@hemline/rules/pricing/totals-lines.ts'
import type { GiftCardFact, TotalsLine } from '@hemline/rules/pricing/totals-types.ts'
import { itemNow, type MockContext } from './context.ts'
import type { OwnerKey } from './db.ts'
import { type MockGiftCard, mockGiftCards } from './marked-gift-cards.ts'

const dayMs = 86_400_000
/** Returns the moment until which the seller can reclaim the marked piece: 12 days from now. */
export const reclaimEndsAt = (now: Date): Date => new Date(now.getTime() + 12 * dayMs)

/** Returns whether the viewer is the seeded seller Greta and may reclaim this piece. */
export const isReclaimingMock = (ctx: MockContext, itemNumber: number): boolean =>
  ctx.user?.email === 'greta@hemline.example' &&
  (ctx.db.state.consigned ?? []).some(
    (one) =>
      one.itemNumber === itemNumber &&
      one.reclaimEndsAt !== null &&
      (one.state === 'expired' || one.state === 'unaccepted'),
  )

/** Returns the gift cards that pay for a cart. */
export const appliedTo = (ctx: MockContext, owner: OwnerKey): MockGiftCard[] =>
  (ctx.db.state.appliedGiftCards[owner] ?? []).flatMap(
    (id) => mockGiftCards.find((card) => card.id === id) ?? [],
  )

/** Returns a cart's gift cards and its lines other than pieces, as the totals need them. */
export function giftCardFactsOf(
  ctx: MockContext,
  owner: OwnerKey,
): { giftCards: GiftCardFact[]; extra: TotalsLine[] } {
  const { giftCardLines, reclaims } = ctx.db.state
  const back = (reclaims[owner] ?? []).flatMap((line) => {
    const item = itemNow(ctx, line.itemNumber)
    return item ? [reclaimLine(line.id, reclamationFee, item.source)] : []
  })
  return {
    giftCards: appliedTo(ctx, owner).map(({ id, number, balance }) => ({
      id,
      last4: number.slice(-4),
      balance: cents(balance),
    })),
    extra: [
      ...back,
      ...(giftCardLines[owner] ?? []).map((line) => giftCardLine(line.id, cents(line.amount))),
    ],
  }
}

/** Returns the number of a cart's gift cards and returning pieces. */
export const buysOther = (ctx: MockContext, owner: OwnerKey): number =>
  (ctx.db.state.giftCardLines[owner]?.length ?? 0) + (ctx.db.state.reclaims[owner]?.length ?? 0)

/** Moves the gift cards (bought and applied) of a visitor's cart to the user who logs in. */
export function moveGiftCards(ctx: MockContext, from: OwnerKey, to: OwnerKey): void {
  const { state } = ctx.db
  state.giftCardLines[to] = [...(state.giftCardLines[to] ?? []), ...(state.giftCardLines[from] ?? [])]
  state.appliedGiftCards[to] = [
    ...new Set([...(state.appliedGiftCards[to] ?? []), ...(state.appliedGiftCards[from] ?? [])]),
  ]
  for (const table of [state.giftCardLines, state.appliedGiftCards]) delete table[from]
}
