// An order that was paid by a promotion, a reward, two kinds of credit, a gift card and a card: a return pays
// each of them back, to the cent, as the form said before.
import { randomUUID } from 'node:crypto'
import { knownGiftCards } from '@hemline/db/seed/gift-cards.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { account, moved } from '@hemline/rules/ledger/ledger.ts'
import { restockingFee, returnLabelFee } from '@hemline/rules/vocabulary/returns.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestClient, testServer } from '../../testing/app.ts'
import { type CopyingShop, copyingShop } from '../cases/testing/replacing.ts'
import { cartOf, resultOf } from '../checkout/testing/buying.ts'
import { grantCredit, post, verifyLedger } from '../ledger/ledger.ts'
import { payRefunds } from '../payment/payment.ts'
import {
  delivered,
  doorsOfShop,
  inspected,
  newestMemberEmail,
  newMember,
  quote,
  sendBack,
} from './testing/returning.ts'

const price = 10_000
const promotion = 1000
const reward = 1000
const credits = { promo_credit: 700, cash_credit: 1500 } as const
const onGiftCard = 2500
const giftCard = knownGiftCards[3]

type Held = { card: number; giftCard: number; cash: number; promo: number }
const sum = (rows: readonly { amount: number }[]): number => rows.reduce((all, row) => all + row.amount, 0)

describe.skipIf(!testServer)('a return of an order with every means of payment', () => {
  let shop: CopyingShop
  beforeAll(async () => {
    shop = await copyingShop()
  })
  afterAll(() => shop.app.close())

  /** What each source holds now: what the processor keeps of the cards, and the balances of the others. */
  async function held(): Promise<Held> {
    const { rows } = await sql<{ kind: string; holder: string; amount: number }>`select a.kind, a.holder,
        coalesce(sum(e.amount), 0)::int as amount from ledger_account a join ledger_entry e on e.account_id = a.id
      where a.kind in ('gift_card', 'cash_credit', 'promo_credit') group by a.kind, a.holder`.execute(
      shop.app.db,
    )
    const of = (kind: string, holder?: string) =>
      Math.abs(
        sum(rows.filter((row) => row.kind === kind && (holder === undefined || row.holder === holder))),
      )
    return {
      card: shop.processor.held(),
      giftCard: of('gift_card', giftCard.id),
      cash: of('cash_credit'),
      promo: of('promo_credit'),
    }
  }

  /** Gives a new member the promotion, the reward, both credits and the gift card, and applies them. */
  async function giveAll(client: TestClient): Promise<void> {
    const { app, clock } = shop
    const now = clock.now()
    const user = await app.db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', newestMemberEmail())
      .executeTakeFirstOrThrow()
    for (const kind of ['promo_credit', 'cash_credit'] as const) {
      const grant = { key: randomUUID(), userId: user.id, kind, amount: cents(credits[kind]) }
      await app.db
        .transaction()
        .execute((tx) => grantCredit(tx, { ...grant, expiresAt: null, reason: 'test', now }))
    }
    const entries = moved(account('credit_given'), account('gift_card', giftCard.id), onGiftCard)
    await app.db
      .transaction()
      .execute((tx) => post(tx, { key: randomUUID(), kind: 'correction', reason: 'test', now, entries }))
    const { id: cartId } = await cartOf(client)
    await sql`insert into cart_gift_card (cart_id, gift_card_id, token, applied_at)
      values (${cartId}::uuid, ${giftCard.id}::uuid, ${randomUUID()}, ${now})`.execute(app.db)
    const rewardId = randomUUID()
    await sql`insert into reward (id, user_id, kind, name, description, granted_at)
      values (${rewardId}::uuid, ${user.id}::uuid, 'absolute_discount_order_1000', '$10 off', 'Off one order.', ${now})`.execute(
      app.db,
    )
    resultOf(await client.run('applyPromoCodeToCart', { input: { code: 'TENOFF' } }), 'applyPromoCodeToCart')
    resultOf(await client.run('applyReward', { id: rewardId }), 'applyReward')
  }

  it.each([
    { what: 'one piece, with our label', back: 1, way: 'refund_less_return_shipping' },
    { what: 'one piece, by the shopper’s post', back: 1, way: 'full_refund' },
    { what: 'both pieces, with our label', back: 2, way: 'refund_less_return_shipping' },
    { what: 'both pieces, by the shopper’s post', back: 2, way: 'full_refund' },
  ])('of $what pays each source back what the form said', async ({ back, way }) => {
    const { app } = shop
    const member = await newMember(app)
    const pieces = [shop.take(), shop.take()]
    await sql`update item set price_cents = ${price}, msrp_cents = ${price * 3}
      where item_number = any(${pieces}::bigint[])`.execute(app.db)
    const empty = await held()
    const { orderId, lineIds } = await delivered(shop, member, pieces, () => giveAll(member))
    const order = await app.db
      .selectFrom('purchase_order')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    const lines = await app.db.selectFrom('order_line').selectAll().where('order_id', '=', orderId).execute()
    const paid = await held()

    // Every source was used up, and the card paid the rest of the total.
    expect(sum(lines.map((line) => ({ amount: line.discount_cents })))).toBe(promotion + reward)
    expect(paid).toEqual({ ...empty, giftCard: 0, card: paid.card })
    const charged = paid.card - empty.card
    // What an earlier return gave back to the gift card is spent again.
    const onCard = empty.giftCard + onGiftCard
    expect(charged).toBe(order.total_cents - credits.promo_credit - credits.cash_credit - onCard)

    const going = lineIds.slice(0, back)
    const wishes = going.map((lineId) => ({ lineId, reason: 'too_small' }))
    const shown = (await quote(member, wishes)).choices?.find((one) => one.refundType === way)
    const worth = sum(
      lines
        .filter((line) => going.includes(line.id))
        .map((line) => ({ amount: line.net_cents + line.tax_cents + line.duty_cents })),
    )
    const label = way === 'full_refund' ? 0 : returnLabelFee
    // A member's first return has no restocking fee; one kept piece is above the promotion's minimum.
    expect(shown?.sums.some(({ amount }) => amount === -restockingFee)).toBe(false)
    expect(shown?.total).toBe(worth - label)
    expect(sum(shown?.sums ?? [])).toBe(shown?.total)
    expect(sum(shown?.to ?? [])).toBe(shown?.total)

    const { return: made } = await sendBack(member, wishes, way)
    if (!made) throw new Error('not made')
    await inspected(
      shop,
      made,
      going.map((lineId) => ({ lineId, outcome: 'accepted' })),
    )
    await payRefunds(doorsOfShop(shop), orderId)
    const after = await held()
    const got: Held = {
      card: paid.card - after.card,
      giftCard: after.giftCard - paid.giftCard,
      cash: after.cash - paid.cash,
      promo: after.promo - paid.promo,
    }
    const said = (prefix: string) => sum(shown?.to.filter(({ key }) => key.startsWith(prefix)) ?? [])
    expect(got).toEqual({
      card: said('card/'),
      giftCard: said('gift_card/'),
      cash: said('cash_credit'),
      promo: said('promo_credit'),
    })
    expect(got.card + got.giftCard + got.cash + got.promo).toBe(shown?.total)
    // No source gets more than it gave.
    expect(got.card).toBeLessThanOrEqual(charged)
    expect(got.giftCard).toBeLessThanOrEqual(onCard)
    expect(got.cash).toBeLessThanOrEqual(credits.cash_credit)
    expect(got.promo).toBeLessThanOrEqual(credits.promo_credit)
    expect(await verifyLedger(app.db)).toEqual([])
  })
})
