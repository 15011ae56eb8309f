// Mints closets: members who sell pieces by themselves, each piece for one journey.
import { randomUUID } from 'node:crypto'
import type { Db } from '@hemline/db/connect.ts'
import { directTermsOf } from '@hemline/rules/direct-sell/payouts.ts'
import { sql } from 'kysely'
import { mintItem, type Piece } from './mint-piece.ts'

const sendsFrom = {
  fullName: 'Alma Marlowe',
  line1: '77 Quince Court',
  line2: null,
  city: 'Denver',
  state: 'CO',
  zip: '80206',
}

/** The form of a listing of which nothing was said. */
const unsaid = {
  photoIds: [],
  categoryId: null,
  brandName: null,
  department: null,
  sizingId: null,
  colors: [],
  materials: [],
  pattern: null,
  cut: null,
  details: [],
  condition: null,
  flaws: [],
  words: '',
  measurements: [],
  retail: null,
  floor: null,
  takesOffers: true,
  comesDown: false,
}

/** Opens the closet of an account, with a public page, and lists a piece at each of these prices (cents). */
export async function mintCloset(db: Db, userId: string, prices: readonly number[]): Promise<Piece[]> {
  const { rows } = await sql<{
    id: number
  }>`insert into third_party_seller (id, name, seller_type, city, state, user_id)
    select nextval('new_third_party_seller_id'), first_name || ' ' || left(last_name, 1) || '.', 'p2p', ${sendsFrom.city}, ${sendsFrom.state}, id
    from user_account where id = ${userId}::uuid returning id`.execute(db)
  const sellerId = rows[0]?.id
  await sql`insert into direct_closet (user_id, third_party_seller_id, opened_at, sends_from)
    values (${userId}::uuid, ${sellerId}, now(), ${JSON.stringify(sendsFrom)}::jsonb)`.execute(db)
  await sql`insert into storefront (user_id, code, name, is_open, shows_pieces, changed_at)
    select id, ${randomUUID().slice(0, 12)}, first_name || ' ' || left(last_name, 1) || '.', true, true, now()
    from user_account where id = ${userId}::uuid`.execute(db)
  const pieces: Piece[] = []
  for (const price of prices) {
    const piece = await mintItem(
      db,
      { sender: 'Hemline' },
      {
        price_cents: price,
        msrp_cents: price * 3,
        state: 'listed',
        source: 'p2p',
        consignor_id: userId,
        third_party_seller_id: sellerId,
        payout_terms: directTermsOf({ price, floor: null, comesDown: false }),
      },
    )
    const draft = { ...unsaid, weight: 'light', price }
    await sql`insert into direct_listing (id, user_id, status, item_number, draft, submitted_at, created_at, changed_at)
      values (${randomUUID()}::uuid, ${userId}::uuid, 'listed', ${piece.itemNumber}, ${JSON.stringify(draft)}::jsonb, now(), now(), now())`.execute(
      db,
    )
    pieces.push(piece)
  }
  return pieces
}
