// Two people agree: every piece of the offer is set aside at its part of the amount and held in the buyer's
// cart, all of them or none (decision 0199).
import { dollars } from '@hemline/rules/common/dollars.ts'
import { splitAgreed } from '@hemline/rules/direct-sell/offers.ts'
import { offerPayHours } from '@hemline/rules/vocabulary/direct-sell.ts'
import type { Tx } from '../../platform/db.ts'
import { awardFreeHold } from '../cart/cart.ts'
import { reserveAtPrice } from '../catalogue/catalogue.ts'
import { shownName } from '../direct-sell/direct-sell.ts'
import { notify } from '../notifications/notifications.ts'
import { listOffered, listOfferItems, type OfferRow, updateAgreed, updateOffer } from './offers.db.ts'

const hourMs = 3_600_000
const takenMessage = 'Another shopper holds a piece of this offer. It can be taken when the hold has ended.'

type Agreed =
  | { __typename: 'Written'; id: string; said?: string }
  | { __typename: 'OfferRefused'; message: string; field: string | null }
const refused = (message: string): Agreed => ({ __typename: 'OfferRefused', message, field: null })

/**
 * Agrees on the last amount (cents) of a locked offer, in the caller's transaction: reserves each piece at
 * its part of the amount, holds it in the buyer's cart and notifies the other side. Returns OfferRefused when
 * a piece is gone, all cost less by now, or one is held by somebody else; the caller then rolls back.
 */
export async function agree(
  tx: Tx,
  row: OfferRow,
  { amount, by, now }: { amount: number; by: 'buyer' | 'seller'; now: Date },
): Promise<Agreed> {
  const { id, buyer_id: buyerId } = row
  const items = await listOfferItems(tx, [id])
  const pieces = await listOffered(
    tx,
    items.map((one) => one.item_number),
  )
  if (pieces.length < items.length || pieces.some((one) => !one.is_listed))
    return refused('A piece of this offer is not on sale any more.')
  const asked = pieces.map((one) => one.price_cents)
  const asking = asked.reduce((sum, one) => sum + one, 0)
  if (amount > asking) return refused('By now it costs less than that. Please look at the price.')
  const until = new Date(now.getTime() + offerPayHours * hourMs)
  const parts = splitAgreed(amount, asked)
  for (const [i, piece] of pieces.entries()) {
    const itemNumber = piece.item_number
    const agreed = parts[i] ?? 0
    // First the hold, then the piece: in the order of everybody who takes holds.
    if (!(await awardFreeHold(tx, { userId: buyerId, itemNumber, until, now }))) return refused(takenMessage)
    const change = { itemNumber, from: piece.price_cents, to: agreed, now, buyerId }
    if (!(await reserveAtPrice(tx, change))) return refused(takenMessage)
    await updateAgreed(tx, { offerId: id, itemNumber, agreed, before: piece.price_cents })
  }
  await updateOffer(tx, id, { status: 'accepted', now, payUntil: until })
  await tell(tx, row, { amount, by })
  return { __typename: 'Written', id }
}

async function tell(
  tx: Tx,
  row: OfferRow,
  { amount, by }: { amount: number; by: 'buyer' | 'seller' },
): Promise<void> {
  const seller = shownName({ first_name: row.seller_first, last_name: row.seller_last })
  const buyer = shownName({ first_name: row.buyer_first, last_name: row.buyer_last })
  const common = { kind: 'offer' as const, key: `offer:${row.id}:accepted` }
  if (by === 'seller')
    await notify(tx, {
      ...common,
      userId: row.buyer_id,
      title: `${seller} takes your ${dollars(amount)}`,
      body: `It is in your cart, held for you for ${offerPayHours} hours at this price.`,
      link: '/cart',
    })
  else
    await notify(tx, {
      ...common,
      userId: row.seller_id,
      title: `${buyer} takes your ${dollars(amount)}`,
      body: `It is held for ${offerPayHours} hours to be paid. We tell you when to send it.`,
      link: `/direct/offers/${row.id}`,
    })
}
