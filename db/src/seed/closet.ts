// The closet of Priya: pieces that she sells by herself, what buyers wrote, and an offer that waits for her
// answer (decision 0199).
import { weightGuess } from '@hemline/rules/direct-sell/listings.ts'
import { directTermsOf } from '@hemline/rules/direct-sell/payouts.ts'
import type pg from 'pg'
import { chanceOf } from './chance.ts'
import { markedItems } from './marked.ts'
import { pastId } from './past/ids.ts'
import { personByKey } from './people.ts'
import { closetSellerId as sellerId } from './suppliers.ts'

const piecesMost = 24
const reviewsMost = 9
const hourMs = 3_600_000
const dayMs = 24 * hourMs

const sendsFrom = {
  fullName: 'Priya Narayan',
  line1: '77 Quince Court',
  line2: null,
  city: 'Denver',
  state: 'CO',
  zip: '80206',
}

type Piece = {
  item_number: string
  category_id: number
  path: string
  size_category: string | null
  brand: string
  department_tags: string[]
  sizing_id: number
  color_names: string[]
  materials: string[]
  chars: Record<string, string>
  condition: string
  measurements: object[]
  price_cents: number
  msrp_cents: number
  photo_ids: string[]
  listed_at: Date
}

const said = [
  'Worn to three dinners and looked after since.',
  'It was a gift and never was my size.',
  'From a home without smoke. Washed by hand.',
  '',
  'I wore it one winter. The pockets are still sewn shut.',
  '',
]

function draftOf(piece: Piece) {
  const chance = chanceOf(199, Number(piece.item_number))
  const floor = Math.max(499, Math.round((piece.price_cents * 0.8) / 100) * 100)
  return {
    photoIds: piece.photo_ids.map((id) => `photo-${id}`),
    categoryId: piece.category_id,
    brandName: piece.brand,
    department: piece.department_tags.find((tag) => tag === 'petite' || tag === 'tall') ?? null,
    sizingId: (piece.size_category ?? 'one') === 'one' ? null : piece.sizing_id,
    colors: piece.color_names.slice(0, 3),
    materials: piece.materials.map((one) => one.replace(/^\d+% /u, '')),
    pattern: null,
    cut: null,
    condition: piece.condition,
    flaws: [],
    words: chance.pick(said),
    measurements: piece.measurements,
    weight: weightGuess(piece.path),
    price: piece.price_cents,
    retail: piece.msrp_cents,
    floor: floor <= piece.price_cents ? floor : null,
    takesOffers: true,
    comesDown: chance.is(0.3),
  }
}

async function loadListings(client: pg.Client, now: Date): Promise<Piece[]> {
  const priya = personByKey('p2p-seller').id
  const { rows } = await client.query<Piece>(
    `select i.item_number, i.category_id, c.path, c.size_category, b.name as brand, i.department_tags, i.sizing_id, i.color_names, i.materials,
       i.chars, i.condition, i.measurements, i.price_cents, i.msrp_cents, i.photo_ids, i.listed_at
     from item i join category c on c.id = i.category_id join brand b on b.id = i.brand_id
     where i.source = 'p2p' and i.state = 'listed' and i.preordered_by is null and i.access_levels = '{}' and i.price_cents >= 1500 and i.condition <> 'flawed_gem'
     order by i.item_number = $1 desc, i.item_number limit $2`,
    [markedItems.p2p, piecesMost],
  )
  for (const piece of rows) {
    const draft = draftOf(piece)
    const terms = directTermsOf({ price: piece.price_cents, floor: draft.floor, comesDown: draft.comesDown })
    await client.query(
      'update item set third_party_seller_id = $2, consignor_id = $3, payout_terms = $4, additional_description = nullif($5, $6) where item_number = $1',
      [piece.item_number, sellerId, priya, JSON.stringify(terms), draft.words, ''],
    )
    const id = pastId('listing', piece.listed_at, Number(piece.item_number))
    await client.query(
      `insert into direct_listing (id, user_id, status, item_number, draft, submitted_at, created_at, changed_at)
       values ($1, $2, 'listed', $3, $4, $5, $5, $5) on conflict do nothing`,
      [id, priya, piece.item_number, JSON.stringify(draft), piece.listed_at < now ? piece.listed_at : now],
    )
  }
  return rows
}

/**
 * What else is on sale directly belongs to sellers whom nobody is behind. In a shop that was seeded before
 * Priya had her closet, what those sellers sold earns nobody anything.
 */
const orphans = [
  `update item set third_party_seller_id = 2 + (item_number % 2)::int where source = 'p2p' and state = 'listed' and third_party_seller_id = $1
    and not exists (select 1 from direct_listing l where l.item_number = item.item_number)`,
  `update item set consignor_id = null, payout_terms = null where source = 'p2p' and third_party_seller_id <> $1 and consignor_id is not null`,
]

const praise = [
  [5, 'Packed like a present, and exactly as shown.'],
  [5, 'Sent the same day. The wool is as soft as she said.'],
  [4, 'Lovely, a little longer in the sleeves than I thought.'],
  [5, ''],
  [5, 'She answered within the hour and measured the hem again for me.'],
  [3, 'Took four days to be sent. The piece is fine.'],
  [5, 'A friend asked where it is from before I had my coat off.'],
  [4, ''],
  [5, 'As described.'],
] as const

async function loadReviews(client: pg.Client): Promise<void> {
  const priya = personByKey('p2p-seller').id
  const { rows } = await client.query<{ id: string; user_id: string; delivered_at: Date }>(
    `select distinct s.id, o.user_id, s.delivered_at from shipment s join purchase_order o on o.id = s.order_id
       join order_line l on l.order_id = s.order_id and l.group_key = s.group_key join item i on i.item_number = l.item_number
     where s.source = 'p2p' and s.status = 'delivered' and i.consignor_id = $1 and o.user_id is not null and o.user_id <> $1
     order by s.delivered_at desc, s.id limit $2`,
    [priya, reviewsMost],
  )
  for (const [i, { id, user_id: author, delivered_at: at }] of rows.entries()) {
    const written = praise[i % praise.length]
    // A rating is read once both sides have written: Priya rates each buyer, without words.
    const both = [
      { n: i, from: author, about: priya, stars: written?.[0], words: written?.[1], hours: 30 },
      { n: reviewsMost + i, from: priya, about: author, stars: 5, words: '', hours: 31 },
    ]
    for (const { n, from, about, stars, words, hours } of both)
      await client.query(
        `insert into member_review (id, shipment_id, author_id, about_id, of_seller, stars, words, written_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
        [
          pastId('review', at, n),
          id,
          from,
          about,
          about === priya,
          stars,
          words,
          new Date(at.getTime() + hours * hourMs),
        ],
      )
  }
}

async function loadOffer(client: pg.Client, piece: Piece, now: Date): Promise<void> {
  const id = pastId('offer', now, 1)
  const amount = Math.round((piece.price_cents * 0.85) / 100) * 100
  const at = new Date(now.getTime() - 2 * hourMs)
  await client.query(
    `insert into piece_offer (id, buyer_id, seller_id, began_at, changed_at, good_until) values ($1, $2, $3, $4, $4, $5) on conflict do nothing`,
    [id, personByKey('shopper').id, personByKey('p2p-seller').id, at, new Date(now.getTime() + dayMs)],
  )
  await client.query(
    'insert into piece_offer_item (offer_id, item_number, asking_cents) values ($1, $2, $3) on conflict do nothing',
    [id, piece.item_number, piece.price_cents],
  )
  await client.query(
    `insert into piece_offer_turn (offer_id, by, amount_cents, words, at, request_key) values ($1, 'buyer', $2, $3, $4, $1) on conflict do nothing`,
    [id, amount, 'Would you take this? It is for a first day at work.', at],
  )
}

/**
 * Opens the closet of Priya, a seeded person who sells directly, with storefront, ratings, listings and an
 * offer; does nothing when it is open.
 */
export async function loadCloset(client: pg.Client, now: Date): Promise<void> {
  const priya = personByKey('p2p-seller').id
  const { rows } = await client.query('select 1 from direct_closet where user_id = $1', [priya])
  if (rows.length > 0) return
  await client.query('update third_party_seller set user_id = $2 where id = $1 and user_id is null', [
    sellerId,
    priya,
  ])
  const openedAt = new Date(now.getTime() - 400 * dayMs)
  await client.query(
    'insert into direct_closet (user_id, third_party_seller_id, opened_at, sends_from) values ($1, $2, $3, $4)',
    [priya, sellerId, openedAt, JSON.stringify(sendsFrom)],
  )
  await client.query(
    `insert into storefront (user_id, code, name, shows_pieces, is_open, changed_at) values ($1, 'priyascloset', 'Priya’s closet', true, true, $2)
     on conflict (user_id) do nothing`,
    [priya, openedAt],
  )
  await loadReviews(client)
  const pieces = await loadListings(client, now)
  for (const change of orphans) await client.query(change, [sellerId])
  const second = pieces[1]
  if (second) await loadOffer(client, second, now)
}
