// Mints the means of payment that are used before the card, each for one journey: credit, promotions, gift
// cards.
import { randomUUID } from 'node:crypto'
import { grantCredit, post } from '@hemline/api/domains/ledger/ledger.ts'
import { inTransaction, type Tx } from '@hemline/api/platform/db.ts'
import type { Db } from '@hemline/db/connect.ts'
import { giftCardCodes, localGiftCardSecret, numberDigest, pinDigest } from '@hemline/db/gift-card-codes.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { account, moved } from '@hemline/rules/ledger/ledger.ts'
import { sql } from 'kysely'
import { freshWord } from './mint-words.ts'

/** A minted gift card with the number and PIN that the shopper types; `amount` is in cents. */
export type GiftCard = {
  readonly id: string
  readonly number: string
  readonly pin: string
  readonly last4: string
  readonly amount: number
}

/**
 * The credit to mint: `amount` in cents; `days` until the credit expires, left out for credit that never
 * expires.
 */
export type CreditWish = {
  readonly kind: 'cash_credit' | 'promo_credit'
  readonly amount: number
  readonly days?: number
}

/** Grants an account the wished credit through the ledger. */
export async function mintCredit(db: Db, userId: string, { kind, amount, days }: CreditWish): Promise<void> {
  const now = new Date()
  const expiresAt = days === undefined ? null : new Date(now.getTime() + days * 86_400_000)
  const grant = {
    key: `journey/${randomUUID()}`,
    userId,
    kind,
    amount: cents(amount),
    expiresAt,
    reason: 'For a journey',
    now,
  }
  await inTransaction(db, async (tx) => void (await grantCredit(tx, grant)))
}

/**
 * Copies the seeded promotion `like` under a fresh code and returns that code. With `userId`, the copy is
 * also granted to that account.
 */
export async function mintPromotion(db: Db, like: string, userId?: string): Promise<string> {
  const code = `J${freshWord(9)}`.toUpperCase()
  const own = JSON.stringify({ code })
  await sql`insert into promotion select (jsonb_populate_record(p, ${own}::jsonb)).* from promotion p where code = ${like}`.execute(
    db,
  )
  if (userId !== undefined)
    await sql`insert into promotion_grant (code, user_id, granted_at) values (${code}, ${userId}, now())`.execute(
      db,
    )
  return code
}

/**
 * Who bought a card, and where its mail goes. `inDays`: the mail leaves in so many days in `timeZone`; left
 * out for a card whose mail has left.
 */
export type CardSale = {
  readonly buyerId: string
  readonly to: string
  readonly recipient: string
  readonly inDays?: number
  readonly timeZone?: string
}

/** Mints a delivered gift card that holds `amount` cents, paid for by the shop. */
export const mintGiftCard = (db: Db, amount: number): Promise<GiftCard> =>
  inTransaction(db, (tx) => insertGiftCard(tx, amount))

/** Mints a gift card that an order of an account bought. */
export const mintSoldCard = (db: Db, amount: number, sale: CardSale): Promise<GiftCard> =>
  inTransaction(db, async (tx) => {
    const orderId = randomUUID()
    await sql`insert into purchase_order (id, access_key, email, user_id, status, payment_method, totals, subtotal_cents, discount_cents,
        shipping_cents, fees_cents, tax_cents, duty_cents, total_cents, credits_cents, gift_cards_cents, charged_cents, placed_at)
      select ${orderId}::uuid, ${orderId}, u.email, u.id, 'confirmed', 'card', '{}', ${amount}, 0, 0, 0, 0, 0, ${amount}, 0, 0, ${amount}, now()
      from user_account u where u.id = ${sale.buyerId}::uuid`.execute(tx)
    return await insertGiftCard(tx, amount, { ...sale, orderId })
  })

async function insertGiftCard(
  tx: Tx,
  amount: number,
  sale?: CardSale & { readonly orderId: string },
): Promise<GiftCard> {
  const id = randomUUID()
  const now = new Date()
  const day = new Date(now.getTime() + (sale?.inDays ?? 0) * 86_400_000)
  const secret = process.env.GIFT_CARD_SECRET ?? localGiftCardSecret
  const { number, pin } = giftCardCodes(secret, id)
  const last4 = number.slice(-4)
  await tx
    .insertInto('gift_card')
    .values({
      id,
      number_digest: numberDigest(secret, number),
      pin_digest: pinDigest(secret, id, pin),
      last4,
      template_id: 1,
      face_value_cents: amount,
      delivery_method: 'email',
      order_id: sale?.orderId ?? null,
      delivery_date: day,
      time_zone: sale?.timeZone ?? 'America/New_York',
      recipient_name: sale?.recipient ?? 'Edith',
      recipient_email: sale?.to ?? `card-${id}@hemline.example`,
      sender_name: 'A journey',
      delivered_at: sale?.inDays === undefined ? now : null,
      created_at: now,
    })
    .execute()
  const entries = moved(account('credit_given'), account('gift_card', id), cents(amount))
  const posted = await post(tx, {
    key: `journey/gift-card/${id}`,
    kind: 'gift_card_sold',
    reason: 'For a journey',
    now,
    entries,
  })
  if (posted.__typename !== 'Posted') throw new Error(`no balance for the gift card: ${posted.__typename}`)
  return { id, number, pin, last4, amount }
}
