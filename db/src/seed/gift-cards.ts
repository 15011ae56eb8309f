// Gift cards of the demonstration shop with known numbers and PINs, and the items that their seller may
// reclaim.

import { reclaimDays } from '@hemline/rules/consignment/reclaim.ts'
import { giftCardDesigns } from '@hemline/rules/gift-cards/designs.ts'
import { checkDigit } from '@hemline/rules/gift-cards/gift-cards.ts'
import type pg from 'pg'
import { numberDigest, pinDigest } from '../gift-card-codes.ts'
import { personByKey } from './people.ts'

export const giftCardTemplateColumns = ['id', 'slug', 'name', 'rank'] as const
/** Returns the seeded rows of the table of gift card templates, one for each design. */
export const giftCardTemplateRows = () =>
  giftCardDesigns.map(({ id, slug, name }, i) => [id, slug, name, i + 1] as const)

type Known = { id: string; number: string; pin: string; cents: number; template: number; note: string }
const known = (i: number, facts: Omit<Known, 'id' | 'number'>): Known => {
  const fifteen = `60493811220000${i}`
  return { id: `01920000-0000-7000-8000-0000000006c${i}`, number: fifteen + checkDigit(fifteen), ...facts }
}

/** Gift cards for trying things out; their balance goes down as they are spent. */
export const knownGiftCards = [
  known(1, { pin: '204060', cents: 2500, template: 1, note: 'holds $25' }),
  known(2, { pin: '135791', cents: 12_050, template: 3, note: 'holds $120.50' }),
  known(3, { pin: '864209', cents: 50_000, template: 6, note: 'holds $500: pays most carts alone' }),
  known(4, { pin: '111222', cents: 0, template: 5, note: 'holds nothing' }),
] as const

/**
 * Inserts the known gift cards with their balances at every start; existing ones only get their digests of
 * number and PIN anew, which use this shop's secret.
 */
export async function loadGiftCards(client: pg.Client, anchor: Date, secret: string): Promise<void> {
  for (const { id, number, pin, cents, template } of knownGiftCards) {
    await client.query(
      `insert into gift_card (id, number_digest, pin_digest, last4, template_id, face_value_cents, delivery_method, delivery_date, recipient_name,
         recipient_email, sender_name, delivered_at, created_at)
       values ($1, $2, $3, $4, $5, $6, 'email', $7::timestamptz::date, 'Nora', $8, 'Imani', $7::timestamptz, $7::timestamptz)
       on conflict (id) do update set number_digest = excluded.number_digest, pin_digest = excluded.pin_digest`,
      [
        id,
        numberDigest(secret, number),
        pinDigest(secret, id, pin),
        number.slice(-4),
        template,
        Math.max(cents, 1000),
        anchor,
        personByKey('shopper').email,
      ],
    )
    if (cents > 0) await loadBalance(client, { id, cents }, anchor)
  }
}

/** A posting like any other: what the shop gives away is what the card holds. */
async function loadBalance(
  client: pg.Client,
  { id, cents }: { id: string; cents: number },
  anchor: Date,
): Promise<void> {
  const { rowCount } = await client.query(
    `insert into ledger_posting (id, idempotency_key, kind, reason, request, posted_at) values ($1, $2, 'gift_card_sold', 'A card to try things with', 'seed', $3)
     on conflict (idempotency_key) do nothing`,
    [id, `seed/gift-card/${id}`, anchor],
  )
  if (rowCount === 0) return
  await client.query(
    `insert into ledger_account (kind, holder, unit, never_negative) values ('gift_card', $1, 'USD', true), ('credit_given', '', 'USD', false)
     on conflict (kind, holder) do nothing`,
    [id],
  )
  await client.query(
    `insert into ledger_entry (posting_id, account_id, amount)
     select $1::text::uuid, a.id, case when a.kind = 'gift_card' then $2::bigint else -$2::bigint end from ledger_account a
     where (a.kind, a.holder) in (('gift_card', $1::text), ('credit_given', ''))`,
    [id, cents],
  )
}

/**
 * Offers the seeded seller's expired and unaccepted items for reclaim until 30 days from `now`; existing
 * offers stay. Needs the items.
 */
export async function loadReclaims(client: pg.Client, now: Date): Promise<void> {
  await client.query(
    `insert into reclaim_offer (item_number, ends_at)
     select item_number, $2::timestamptz + make_interval(days => $3) from item where consignor_id = $1 and state in ('expired', 'unaccepted')
     on conflict (item_number) do nothing`,
    [personByKey('seller').id, now, reclaimDays],
  )
}
