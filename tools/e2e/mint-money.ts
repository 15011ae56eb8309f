// What pays before a card does, for one journey alone: credit, promotions, gift cards.
import { randomUUID } from 'node:crypto'
import { grantCredit, post } from '@hemline/api/domains/ledger/ledger.ts'
import { inTransaction, type Tx } from '@hemline/api/platform/db.ts'
import type { Db } from '@hemline/db/connect.ts'
import { giftCardCodes, localGiftCardSecret, numberDigest, pinDigest } from '@hemline/db/gift-card-codes.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { account, moved } from '@hemline/rules/ledger/ledger.ts'
import { sql } from 'kysely'
import { freshWord } from './mint-words.ts'

export type GiftCard = {
  readonly number: string
  readonly pin: string
  readonly last4: string
  readonly amount: number
}

/** Credit in cents; `days` until it ends, never when left out. */
export type CreditWish = {
  readonly kind: 'cash_credit' | 'promo_credit'
  readonly amount: number
  readonly days?: number
}

/** Credit that the shop gives this account. */
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
 * A copy of a seeded promotion under a code of its own; with an account's id, given to that account alone.
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

/** A gift card that holds so many cents, which the shop gave away. */
export const mintGiftCard = (db: Db, amount: number): Promise<GiftCard> =>
  inTransaction(db, (tx) => insertGiftCard(tx, amount))

async function insertGiftCard(tx: Tx, amount: number): Promise<GiftCard> {
  const id = randomUUID()
  const now = new Date()
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
      delivery_date: now,
      recipient_name: 'Edith',
      recipient_email: `card-${id}@hemline.example`,
      sender_name: 'A journey',
      delivered_at: now,
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
  return { number, pin, last4, amount }
}
